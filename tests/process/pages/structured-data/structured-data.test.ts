import { expect, test } from 'vitest';
import { courses, positions, products } from '#content';
import { jobPosting } from '../../../../site/structured-data.ts';
import { attribute, select, wordsOf } from '../../../../tools/site-build/html-tree.ts';
import { listPages, readPage } from '../../support/built-pages.ts';
import { brokenRules } from './rules.ts';

const addresses = await listPages();

/** The parsed structured data of a page. */
async function dataOf(address: string): Promise<Record<string, unknown>[]> {
  const scripts = select(await readPage(address), 'script[type="application/ld+json"]');
  return scripts.map((script) => JSON.parse(wordsOf(script)));
}

test('the structured data of every page follows the rules of its types', async () => {
  const broken: string[] = [];
  const types = new Set<unknown>();
  for (const address of addresses) {
    for (const data of await dataOf(address)) {
      broken.push(...brokenRules(data).map((rule) => `${address}: ${rule}`));
      for (const value of valuesOf(data, '@type')) types.add(value);
    }
  }
  expect(broken).toEqual([]);
  expect([...types]).toEqual(
    expect.arrayContaining([
      'BreadcrumbList',
      'Course',
      'ItemList',
      'Organization',
      'SoftwareApplication',
      'WebPage',
      'WebSite',
    ]),
  );
});

test('the structured data repeats the breadcrumbs of a page word for word', async () => {
  let count = 0;
  for (const address of addresses) {
    const page = await readPage(address);
    const crumbs = select(page, 'nav.breadcrumbs li').map((crumb) => wordsOf(crumb));
    const links = select(page, 'nav.breadcrumbs a').map((link) => attribute(link, 'href'));
    const lists = (await dataOf(address)).filter((data) => data['@type'] === 'BreadcrumbList');
    expect(lists, address).toHaveLength(crumbs.length > 0 ? 1 : 0);
    if (!lists[0]) continue;
    count++;
    expect(valuesOf(lists[0], 'name'), address).toEqual(crumbs);
    expect(valuesOf(lists[0], 'item').map(pathOf), address).toEqual(links);
  }
  expect(count).toBeGreaterThan(30);
});

test('every page that structured data links to exists', async () => {
  const known = new Set(addresses);
  const broken: string[] = [];
  for (const address of addresses) {
    for (const data of await dataOf(address)) {
      const links = ['url', 'item', '@id'].flatMap((key) => valuesOf(data, key));
      const paths = links.map(pathOf).filter((path) => !known.has(path.replace(/#.*/, '')));
      broken.push(...paths.map((path) => `${address}: ${path}`));
    }
  }
  expect(broken).toEqual([]);
});

test('a reference names a node of the same page', async () => {
  for (const address of addresses) {
    for (const { '@graph': graph } of await dataOf(address)) {
      const nodes = Array.isArray(graph) ? graph : [];
      const named = nodes.map((node) => node['@id']);
      const referred = nodes.flatMap((node) => Object.values(node)).flatMap((value) => valuesOf(value, '@id'));
      expect(named, address).toEqual(expect.arrayContaining(referred));
    }
  }
});

test('the home page describes the site, its search, the page and the software', async () => {
  const [data, ...others] = await dataOf('/');
  expect(others).toEqual([]);
  const nodes = data?.['@graph'] as readonly Record<string, unknown>[];
  const nodeOf = (type: string) => nodes.find((node) => node['@type'] === type);
  expect(nodeOf('WebSite')?.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: expect.stringMatching(/^https:\/\/[^/]+\/search\?q=\{search_term_string\}$/) },
    'query-input': 'required name=search_term_string',
  });
  const [title] = select(await readPage('/'), 'title').map((element) => wordsOf(element));
  expect(nodeOf('WebPage')).toMatchObject({ name: title });
  expect(nodeOf('ItemList')?.itemListElement).toEqual(
    products.map(({ name }, index) =>
      expect.objectContaining({
        position: index + 1,
        item: expect.objectContaining({ '@type': 'SoftwareApplication', name }),
      }),
    ),
  );
});

test('the academy lists every course, and a curriculum describes its own', async () => {
  const list = (await dataOf('/placement-training')).find((data) => data['@type'] === 'ItemList');
  expect(list?.itemListElement).toHaveLength(courses.length);
  for (const { href, name } of courses) {
    expect(await dataOf(href), href).toContainEqual(expect.objectContaining({ '@type': 'Course', name }));
  }
});

// The sample positions have no date, so no page has a job posting.
test('a position with a date makes a valid job posting', () => {
  for (const position of positions) {
    const data = jobPosting({ ...position, posted: '2026-11-21' });
    expect(data && brokenRules(data), position.slug).toEqual([]);
  }
});

/** Every text under a key at any depth, in order. */
function valuesOf(data: unknown, key: string): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(value, key),
  );
}

function pathOf(url: string): string {
  const { pathname, hash } = new URL(url);
  return `${pathname}${hash}`;
}
