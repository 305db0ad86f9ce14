import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentIn, siteLanguage } from '#content';
import { attribute, select, wordsOf } from '../../../tools/site-build/html-tree.ts';
import { clientDir } from '../../../tools/site-build/paths.ts';
import { readPage } from '../support/built-pages.ts';

it.each(['/placement-training', '/bn/placement-training'])(
  'a link of %s names the size of its brochure, and the compressed transfer is at least a third smaller',
  async (address) => {
    const links = select(await readPage(address), '.brochure');
    const { courses: own } = contentIn(address.startsWith('/bn/') ? 'bn' : siteLanguage);
    expect(links.map((link) => attribute(link, 'href'))).toEqual(own.map(({ brochureHref }) => brochureHref));
    for (const link of links) {
      const file = join(clientDir, attribute(link, 'href') ?? '');
      const { size } = await stat(file);
      expect(wordsOf(link)).toContain(`(PDF, ${Math.ceil(size / 1024)} KB)`);
      for (const encoding of ['br', 'gz']) expect((await stat(`${file}.${encoding}`)).size).toBeLessThan(size * 0.67);
    }
  },
);
