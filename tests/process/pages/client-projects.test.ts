import { expect, test } from 'vitest';
import { sectors, services, technologies } from '#content';
import { attribute, select, wordsOf } from '../../../tools/site-build/html-tree.ts';
import { readPage } from '../support/built-pages.ts';

/** The projects on the pages of the technologies, each with its address and the pages that it links to. */
const projects = (
  await Promise.all(
    technologies.map(async ({ href }) =>
      select(await readPage(href), '#projects article').map((project) => ({
        href: `${href}#${attribute(project, 'id')}`,
        title: select(project, 'h3').map((title) => wordsOf(title))[0] ?? '',
        pages: select(project, 'a').map((link) => attribute(link, 'href') ?? ''),
      })),
    ),
  )
).flat();

/** The client projects that a page lists: address and title. */
const listedOn = async (page: string) =>
  select(await readPage(page), '#client-projects .client-project').map((link) => ({
    href: attribute(link, 'href') ?? '',
    title: select(link, 'span').map((title) => wordsOf(title))[0] ?? '',
  }));

const inOrder = (list: readonly { readonly href: string; readonly title: string }[]) =>
  list.map(({ href, title }) => `${href} ${title}`).sort();

test('our work lists every project of every technology once, and each link leads to the project', async () => {
  expect(projects.length).toBeGreaterThanOrEqual(21);
  expect(inOrder(await listedOn('/our-work'))).toEqual(inOrder(projects));
});

test.each([...services, ...sectors].map(({ href }) => href))('%s lists the projects that link to it', async (href) => {
  expect(inOrder(await listedOn(href))).toEqual(inOrder(projects.filter(({ pages }) => pages.includes(href))));
});

test('every project links to the page of its service', () => {
  const addresses = services.map(({ href }) => href);
  for (const { title, pages } of projects) expect(addresses, title).toContain(pages.at(-1));
});

test('our work has two or more projects for each kind of client', async () => {
  const groups = select(await readPage('/our-work'), '.client-groups ul');
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups) expect(select(group, 'li').length, wordsOf(group)).toBeGreaterThanOrEqual(2);
});

test.each(technologies.map(({ href }) => href))('the projects of %s link to the list', async (href) => {
  const links = select(await readPage(href), '#projects .arrow-link').map((link) => attribute(link, 'href'));
  expect(links).toEqual(['/our-work#client-projects']);
});

test('the header of our work links to the list', async () => {
  expect(select(await readPage('/our-work'), '.page-hero a[href="#client-projects"]')).toHaveLength(1);
});
