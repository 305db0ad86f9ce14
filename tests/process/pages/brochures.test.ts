import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { courses } from '#content';
import { attribute, select, wordsOf } from '../../../tools/site-build/html-tree.ts';
import { clientDir } from '../../../tools/site-build/paths.ts';
import { readPage } from '../support/built-pages.ts';

it('a link names the size of its brochure, and the compressed transfer is at least 40 % smaller', async () => {
  const links = select(await readPage('/placement-training'), '.brochure');
  expect(links).toHaveLength(courses.length);
  for (const link of links) {
    const file = join(clientDir, attribute(link, 'href') ?? '');
    const { size } = await stat(file);
    expect(wordsOf(link)).toContain(`(PDF, ${Math.ceil(size / 1024)} KB)`);
    for (const encoding of ['br', 'gz']) expect((await stat(`${file}.${encoding}`)).size).toBeLessThan(size * 0.6);
  }
});
