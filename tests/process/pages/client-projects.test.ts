import { expect, test } from 'vitest';
import { technologies } from '#content';
import { attribute, select, wordsOf } from '../../../tools/site-build/html-tree.ts';
import { readPage } from '../support/built-pages.ts';

const titlesOf = new Map(technologies.map(({ href, title }) => [href, title]));

/** The projects on the pages of the technologies: the address of each, and the expected words of a link to it. */
const projects = await Promise.all(
  [...titlesOf].map(async ([href, technology]) =>
    select(await readPage(href), '#projects article').map((project) => ({
      href: `${href}#${attribute(project, 'id')}`,
      words: `${select(project, 'h3').map((title) => wordsOf(title))} ${technology}, ${select(project, '.fine-print').map((scope) => wordsOf(scope))}`,
    })),
  ),
);

const byAddress = (a: { href: string }, b: { href: string }) => a.href.localeCompare(b.href);

test('our work lists every project of every technology once, and each link leads to the project', async () => {
  const links = select(await readPage('/our-work'), '#client-projects a').map((link) => ({
    href: attribute(link, 'href') ?? '',
    words: wordsOf(link),
  }));
  expect(links.length).toBeGreaterThanOrEqual(21);
  expect(links.sort(byAddress)).toEqual(projects.flat().sort(byAddress));
});

test('our work has two or more projects for each kind of client', async () => {
  const groups = select(await readPage('/our-work'), '.client-groups ul');
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups) expect(select(group, 'li').length, wordsOf(group)).toBeGreaterThanOrEqual(2);
});

test.each([...titlesOf.keys()])('the projects of %s link to the list', async (href) => {
  const links = select(await readPage(href), '#projects a').map((link) => attribute(link, 'href'));
  expect(links).toEqual(['/our-work#client-projects']);
});

test('the header of our work links to the list', async () => {
  expect(select(await readPage('/our-work'), '.page-hero a[href="#client-projects"]')).toHaveLength(1);
});
