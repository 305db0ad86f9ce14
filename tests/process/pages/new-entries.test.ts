import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { courses, products, sectors, services, technologies } from '#content';
import type { SearchIndex } from '../../../site/pages/search/search-pages.ts';
import { attribute, select, wordsOf } from '../../../tools/site-build/html-tree.ts';
import { scratchSite } from '../../support/scratch-site.ts';
import { addedEntries, addedPosition } from '../support/added-entries.ts';
import { readPage } from '../support/built-pages.ts';

let dir: string;
beforeAll(async () => {
  dir = await scratchSite();
}, 300_000);

const lastAddress = (list: readonly { readonly href: string }[]) => list.at(-1)?.href ?? '';

const client = (file: string) => join(dir, 'build/client', file);

test.each([...addedEntries, addedPosition].flatMap(({ address, name }) => (address ? [[address, name] as const] : [])))(
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
  ['Field Surveys', 'the next link of the service before it', lastAddress(services), 'nav.siblings a[rel=next]'],
  ['Field Surveys', 'the list of every page', '/search', '.search-groups a'],
  ['Embedded Systems', 'the cards of our work', '/our-work', '#technologies h3'],
  [
    'Embedded Systems',
    'the next link of the technology before it',
    lastAddress(technologies),
    'nav.siblings a[rel=next]',
  ],
  ['Embedded Systems', 'the list of every page', '/search', '.search-groups a'],
  ['Tea Ledger', 'the cards of our work', '/our-work', '#projects h3'],
  ['Tea Ledger', 'the next link of the product before it', lastAddress(products), 'nav.siblings a[rel=next]'],
  ['Tea Ledger', 'the list of every page', '/search', '.search-groups a'],
  ['Rust Programming', 'the cards of the academy', '/placement-training', '#placement-training h3'],
  ['Rust Programming', 'the next link of the course before it', lastAddress(courses), 'nav.siblings a[rel=next]'],
  ['Rust Programming', 'the subjects of a question', '/ask', '#course-question-course option'],
  ['Rust Programming', 'the list of every page', '/search', '.search-groups a'],
  ['Test Engineer', 'the open positions', '/company/careers', '#positions h3'],
  ['Software for museums', 'the links below the contact form', '/', '#contact + .buyer-links a'],
  ['Software for museums', 'the next link of the sector before it', lastAddress(sectors), 'nav.siblings a[rel=next]'],
  ['Software for museums', 'the list of every page', '/search', '.search-groups a'],
  ['Game Development', 'the tracks of the internship', '/internship', '#tracks h3'],
])('%s is in %s', async (name, _place, address, selector) => {
  const page = await readPage(address, client(''));
  expect(select(page, selector).map((element) => wordsOf(element))).toContain(name);
});

test('Tea Ledger is in the list of products for search engines', async () => {
  const page = await readPage('/', client(''));
  const [data] = select(page, 'script[type="application/ld+json"]').map((script) => wordsOf(script));
  expect(data).toContain('/work/tea-ledger');
});

test('Rust Programming can be registered for, and has a brochure', async () => {
  const page = await readPage('/placement-training-registration', client(''));
  expect(select(page, '[data-wizard]').map((wizard) => attribute(wizard, 'data-wizard'))[0]).toContain(
    '"program":"rust-programming"',
  );
  expect(existsSync(client('brochures/rust-programming.pdf'))).toBe(true);
});

// Without languages.test.ts: the translated pages list services and courses, and the added ones have no translation.
test('the content rules and the facts of the specification still hold', async () => {
  await Promise.all(['tests', 'vitest.config.ts'].map((name) => cp(name, join(dir, name), { recursive: true })));
  // One process runs the files one after another, since other tests use the rest of the machine.
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--no-isolate', '--no-file-parallelism'];
  const run = (...args: readonly string[]) => promisify(execFile)(process.execPath, [...vitest, ...args], { cwd: dir });
  await run('content/', 'tests/process/pages/facts/');
}, 300_000);
