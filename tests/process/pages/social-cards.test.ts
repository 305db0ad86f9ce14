import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { socialCardPath } from '../../../site/layout/page-meta.ts';
import { cardSourcesFile, hashCards, listCards, publicDir } from '../../../tools/illustrations/social-cards.ts';
import { themedMark } from '../../../tools/site-build/icons.ts';
import { listFiles } from '../../../tools/site-build/paths.ts';

test('the cards for shared links are up to date with the pages (if not, run npm run illustrations)', async () => {
  const cards = await listCards();
  const files = (await listFiles(publicDir)).filter((file) => file.startsWith('social/'));
  expect(files.sort()).toEqual(cards.map(({ address }) => socialCardPath(address).slice(1)).sort());
  expect({ sources: await hashCards(cards) }).toEqual(JSON.parse(await readFile(cardSourcesFile, 'utf8')));
  expect(await readFile(join(publicDir, 'favicon.svg'), 'utf8')).toBe(themedMark());
});
