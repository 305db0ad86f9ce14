import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { profile } from '#content';
import { attribute, select } from '../../../../tools/site-build/html-tree.ts';
import { clientDir } from '../../../../tools/site-build/paths.ts';
import { readPage } from '../../support/built-pages.ts';
import { counts, figures, first, type PageFact, testFacts } from './page-facts.ts';

const addresses = ['/about', '/company/about-us'];

/** Specification, section 2 'About (/about and /company/about-us)': each address shows all of it. */
const facts: readonly (readonly [fact: string, where: PageFact[2], expected: PageFact[3]])[] = [
  ['purpose cards', '#purpose h3', 'Mission, Vision, Values, Impact'],
  ['a text on each purpose card', '#purpose li p', 4],
  ['story', '#story h2', 'Our Story'],
  ['founded', first(1, '#story p'), /founded in 2018/],
  [
    'timeline',
    '#timeline h3',
    '2018 Founded, 2019 First major client, 2020 AI integration, 2021 100+ projects, 2022 International expansion, 2023 Industry recognition',
  ],
  ['a description of each year', '#timeline li p', 6],
  ['impact section', figures('#impact .metric'), '200+ projects completed, 50+ happy clients, 5+ years, 24/7 support'],
  [
    'headline claims',
    figures('.about-metrics .metric'),
    '50+ expert developers, 200+ projects delivered, 25+ countries served, 98% client satisfaction',
  ],
  ['second block', figures('#figures .metric'), '200+ enterprise projects, 50+ global clients, 3+ years, 24/7 support'],
  [
    'four core values',
    '#values h3',
    'Innovation Excellence, Enterprise Quality, Strategic Partnership, Agile Excellence',
  ],
  ['an explanation of each value', '#values li p', 4],
  ['four recognition badges', '#recognition li', 4],
  ['titles of the badges', '#recognition li strong', 'Recognised, Certified, ISO 27001, CMMI Level 3'],
  ['company story of three paragraphs', '#company-story p', 3],
  ['company profile', '#profile h2', 'Company profile'],
  ['description panel', '#profile .profile-text p', /\w.{60}/],
  [
    'technologies as badges',
    '#profile .badge',
    'React, Node.js, Python, Java, TypeScript, Angular, Vue.js, AWS, Azure, Docker, Kubernetes, PostgreSQL, MongoDB, TensorFlow, PyTorch, OpenAI, Flutter, React Native, Swift',
  ],
  [
    'registration details',
    '#registration dt',
    'Incorporated, Company identity number (CIN), Tax number (GSTIN), National startup recognition, State startup recognition, D-U-N-S number',
  ],
  ['a value of each registration detail', '#registration dd', 6],
  ['incorporation', first(1, '#registration dd'), 'April 2022'],

  // The two numbers of years differ, so each states its start, and every figure states its date.
  ['5+ years are counted from 2018', '#impact h3', /2018/],
  ['3+ years are counted from April 2022', '#figures h3', /April 2022/],
  ['the date to which each counts', '#counts section > p', /^Counted to the end of [A-Z][a-z]+ 20\d\d$/],
  ['how each claim was counted', counts('.about-metrics .metric', 'details > p'), '1, 1, 1, 1'],
  ['how each period was counted', counts('.key-figures-group', 'details > p'), '1, 1'],
  [
    'the label of the explanation of a claim',
    first(1, '.about-metrics summary .visually-hidden'),
    /50\+ expert developers$/,
  ],
  ['when each claim was counted', '.about-metrics .metric-note', /20\d\d$/],

  ['one canonical address', 'link[rel=canonical] @href', `${profile.origin}/about`],
  ['one address to share', 'meta[property=og:url] @content', `${profile.origin}/about`],
];

testFacts(
  addresses.flatMap((address) => facts.map(([fact, where, expected]) => [address, fact, where, expected] as const)),
);

test.each(addresses)('%s: the page navigation links to every section, in the order of the page', async (address) => {
  const page = await readPage(address);
  const targets = select(page, '.in-page-nav a').map((link) => attribute(link, 'href'));
  const sections = select(page, 'main section[id]').map((section) => `#${attribute(section, 'id')}`);
  expect(targets).toEqual(sections.filter((section) => !['#impact', '#figures'].includes(section)));
});

test.each(['sitemap.xml', 'search-index.json'])('%s lists the page once', async (file) => {
  const listed = await readFile(join(clientDir, file), 'utf8');
  expect(addresses.map((address) => listed.includes(address))).toEqual([true, false]);
});
