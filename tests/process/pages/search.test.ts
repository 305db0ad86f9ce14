import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages } from '#content';
import { wordLists } from '#generated/search-words.ts';
import { createSearch, type SearchIndex, type SessionIndex } from '../../../site/pages/search/search-pages.ts';
import { clientDir } from '../../../tools/site-build/paths.ts';

const readJson = async (file: string) => JSON.parse(await readFile(join(clientDir, file), 'utf8'));
const index: SearchIndex = await readJson('search-index.json');
const sessions: SessionIndex = await readJson('search-sessions.json');
const { find, addSessions } = createSearch(index, wordLists);
addSessions(sessions);

/** The first result. */
function first(query: string): string | undefined {
  const { answers, pages } = find(query);
  return answers[0]?.href ?? pages[0]?.page.href;
}

describe('on the built site', () => {
  test.each([
    // These common questions have written answers.
    ['fees', '/placement-training#compare'],
    ['how much does it cost', '/placement-training#compare'],
    ['monthly', '/placement-training#compare'],
    ['internship fees', '/internship#fees'],
    ['refund', '/terms-of-service#refunds'],
    ['refund policy', '/terms-of-service#refunds'],
    ['contact', '/#contact'],
    ['phone number', '/#contact'],
    ['address', '/#contact'],
    ['careers', '/company/careers#positions'],
    ['jobs', '/company/careers#positions'],
    ['resume', '/company/careers#positions'],
    ['CV', '/company/careers#positions'],
    ['internship', '/internship'],
    ['admission', '/placement-training-registration'],
    ['login', '/#contact'],
    ['sign in', '/#contact'],
    ['syllabus', '/placement-training#placement-training'],
    ['certificate', '/terms-of-service#courses'],
    ['gst', '/about#registration'],
    ['warranty', '/how-we-contract'],
    ['SLA', '/how-we-contract#support'],
    ['project cost', '/how-we-contract'],
    ['tender', '/tender-file'],
    ['MSME', '/tender-file'],
    ['recovery time', '/tender-file#recovery'],
    ['ABDM', '/sectors/hospitals'],
    ['APAAR', '/sectors/schools'],
    ['ULPIN', '/sectors/land-records'],
    ['complaint', '/privacy-policy#grievance'],
    ['carrers', '/company/careers#positions'],
    ['start date', '/placement-training#placement-training'],
    ['next batch', '/placement-training#placement-training'],
    // The same words in Hindi and Bengali. Pages in the language come before answers, which are in English.
    ['फीस', '/hi/before-you-decide'],
    ['फ़ीस', '/hi/before-you-decide'],
    ['नौकरी', '/hi/placement-training'],
    ['চাকরি', '/bn/before-you-decide'],
    ['ইন্টার্নশিপ', '/bn/internship'],
    ['ল্যাপটপ', '/bn/before-you-decide'],
    ['যোগাযোগ', '/bn/contact'],
    ['পাঠ্যক্রম', '/placement-training#placement-training'],
    ['flutter फीस', '/curriculum/flutter'],
    ['ভর্তি', '/placement-training-registration'],
    ['ঠিকানা', '/bn/contact'],
    // These find pages by their names, parts of names, or other names.
    ['cloud', '/services/cloud-solutions'],
    ['web development', '/services/web-development'],
    ['data engineering', '/services/data-engineering'],
    ['react', '/technologies/react-angular'],
    ['nodejs', '/technologies/nodejs-python'],
    ['aws', '/technologies/aws-azure'],
    ['ai', '/technologies/artificial-intelligence'],
    ['machine learning', '/technologies/machine-learning'],
    ['mobile app', '/technologies/mobile-apps'],
    ['crm', '/work/crm-suite'],
    ['hotel', '/work/hotel-manager'],
    ['point of sale', '/work/pos-plus'],
    ['gis', '/work/gis-solutions'],
    ['messaging', '/textmi'],
    ['flutter', '/curriculum/flutter'],
    ['flutter fees', '/curriculum/flutter'],
    ['dsa', '/curriculum/data-structures'],
    ['c++', '/curriculum/cpp-programming'],
    ['dbms', '/curriculum/computer-science'],
    ['privacy policy', '/privacy-policy'],
    ['devops engineer', '/company/careers/apply/devops-engineer'],
    // These words occur in the text of a page.
    ['REST', '/curriculum/fullstack-mern'],
    ['rest api', '/curriculum/fullstack-mern'],
    ['kubernetes', '/technologies/devops'],
    ['cloud migration', '/services/cloud-solutions'],
    ['binary search', '/curriculum/data-structures'],
    ['joins', '/curriculum/computer-science'],
    ['migraton', '/services/cloud-solutions'],
    ['flutr', '/curriculum/flutter'],
    ['reat', '/technologies/react-angular'],
  ])('"%s" finds %s first', (query, href) => {
    expect(first(query)).toBe(href);
  });

  test.each(['job', 'jobs'])('"%s" finds open positions before pages that only mention a job', (query) => {
    const { answers, pages } = find(query);
    expect(answers[0]?.href).toBe('/company/careers#positions');
    const others = pages.findIndex(({ page: { href } }) => !href.startsWith('/company/careers'));
    expect(others).toBeGreaterThan(5);
  });

  test('every listed page is the first result for its own name, or follows an answer that links to it', () => {
    const others = index.pages.flatMap(({ href, name }) => {
      const { answers, pages } = find(name);
      const targets = [...answers.map((link) => link.href.replace(/#.*$/, '')), pages[0]?.page.href];
      return targets.includes(href) ? [] : [`${name}: ${targets.join(', ')}`];
    });
    expect(others).toEqual([]);
  });

  test('every part of an answer links to an existing page and anchor', () => {
    // The checks of the content do not know some anchors, such as that of a session.
    const known = new Set(
      pages.flatMap(({ href, anchors }) => [href, ...anchors.map((anchor) => `${href}#${anchor}`)]),
    );
    const links = index.answers.flatMap((answer) => answer.links.map(({ href }) => href));
    expect(links.filter((href) => !known.has(href))).toEqual([]);
  });

  // At 1,475 kbit/s with half a second of latency, the first result appears within one second.
  test.each([
    ['search-index.json', 82],
    ['search-sessions.json', 64],
  ])('%s is small enough for a slow phone', async (file, maxKb) => {
    const compressed = await readFile(join(clientDir, `${file}.br`));
    expect(compressed.length).toBeLessThan(maxKb * 1024);
  });
});
