import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientDir, listFiles } from '../../../tools/site-build/paths.ts';

it('every link and anchor of the finished site has a target', async () => {
  const files = await listFiles(clientDir);
  const documents = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const address = `/${file.replace(/\/?index\.html$/, '')}`;
    documents.set(address, await readFile(join(clientDir, file), 'utf8'));
  }
  const paths = new Set(files.map((file) => `/${file}`));
  const broken: string[] = [];
  let count = 0;
  for (const [from, html] of documents) {
    for (const [, link = ''] of html.matchAll(/\s(?:href|src|srcset|action)="([^"]*)"/gi)) {
      const { origin, pathname, hash } = new URL(link.replaceAll('&amp;', '&'), `https://site.invalid${from}`);
      if (origin !== 'https://site.invalid') continue;
      count++;
      if (/^(\/\w+)?\/send\//.test(pathname) || paths.has(pathname)) continue;
      const page = documents.get(pathname);
      if (!page) broken.push(`${from}: ${link}: no such page`);
      else if (hash && !page.includes(` id="${hash.slice(1)}"`)) broken.push(`${from}: ${link}: no such anchor`);
    }
  }
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});
