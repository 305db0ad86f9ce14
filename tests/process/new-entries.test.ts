import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchIndex } from '../../site/pages/search/search-pages.ts';
import { copyProject, type ProjectCopy } from '../../tools/project-copy.ts';
import { wordsOf } from '../../tools/site-build/html-tree.ts';
import { readPage } from './support/built-pages.ts';
import { select } from './support/select.ts';

/** One new file a kind: an entry of today under another name, last in its list. */
const newEntries = [
  { from: 'content/services/cloud-solutions.ts', to: 'content/services/field-surveys.ts', name: 'Field Surveys' },
  { from: 'content/technologies/devops.ts', to: 'content/technologies/embedded.ts', name: 'Embedded Systems' },
  { from: 'content/showcases/pos-plus.ts', to: 'content/showcases/tea-ledger.ts', name: 'Tea Ledger' },
  { from: 'content/positions/devops-engineer.ts', to: 'content/positions/test-engineer.ts', name: 'Test Engineer' },
] as const;

const addresses = [
  ['/services/field-surveys', 'Field Surveys'],
  ['/technologies/embedded', 'Embedded Systems'],
  ['/work/tea-ledger', 'Tea Ledger'],
  ['/company/careers/apply/test-engineer', 'Test Engineer'],
] as const;

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  for (const { from, to, name } of newEntries) {
    const text = await readFile(copy.path(from), 'utf8');
    const [, oldName = ''] = /^ {2}(?:title|name): '(.*)'/m.exec(text) ?? [];
    await writeFile(copy.path(to), text.replaceAll(oldName, name).replace(/order: \d+/, 'order: 9000'));
  }
  await copy.build();
}, 300_000);
afterAll(() => copy.remove());

const client = (file: string) => copy.path(`build/client/${file}`);

test.each(addresses)(
  '%s is a page, in the sitemap, in the search, with a card for shared links',
  async (address, name) => {
    const page = await readPage(address, client(''));
    expect(select(page, 'h1').map((heading) => wordsOf(heading))).toEqual([name]);
    expect(await readFile(client('sitemap.xml'), 'utf8')).toContain(`${address}</loc>`);
    const index: SearchIndex = JSON.parse(await readFile(client('search-index.json'), 'utf8'));
    expect(index.pages).toContainEqual(expect.objectContaining({ href: address, name }));
    expect(existsSync(client(`social${address.replaceAll('/', '-').replace('-', '/')}.png`))).toBe(true);
  },
);

test.each([
  ['Field Surveys', 'the menu of every page', '/about', '#solutions .solution-title'],
  ['Field Surveys', 'the menu of a phone', '/about', '#menu .solution-title'],
  ['Field Surveys', 'the cards of the home page', '/', '#services h3'],
  ['Field Surveys', 'the project types of the contact form', '/', '#contact-project option'],
  ['Field Surveys', 'the way on from the service before it', '/services/data-engineering', 'nav.siblings a[rel=next]'],
  ['Field Surveys', 'the list of every page', '/search', '.search-groups a'],
  ['Embedded Systems', 'the cards of our work', '/our-work', '#technologies h3'],
  [
    'Embedded Systems',
    'the way on from the technology before it',
    '/technologies/artificial-intelligence',
    'nav.siblings a[rel=next]',
  ],
  ['Embedded Systems', 'the list of every page', '/search', '.search-groups a'],
  ['Tea Ledger', 'the cards of our work', '/our-work', '#projects h3'],
  ['Tea Ledger', 'the way on from the product before it', '/work/ai-toolbox', 'nav.siblings a[rel=next]'],
  ['Tea Ledger', 'the list of every page', '/search', '.search-groups a'],
  ['Test Engineer', 'the open positions', '/company/careers', '#positions h3'],
])('%s is in %s', async (name, _place, address, selector) => {
  const page = await readPage(address, client(''));
  expect(select(page, selector).map((element) => wordsOf(element))).toContain(name);
});

test('Tea Ledger is in the list of products for search engines', async () => {
  const page = await readPage('/', client(''));
  const [data] = select(page, 'script[type=application/ld+json]').map((script) => wordsOf(script));
  expect(data).toContain('/work/tea-ledger');
});
