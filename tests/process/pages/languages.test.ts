import { describe, expect, test } from 'vitest';
import {
  contentIn,
  courses,
  enrolment,
  findUntranslated,
  internships,
  languages,
  listTranslations,
  pages,
  profile,
} from '#content';
import { type AnyNode, attribute, type Element, select, wordsOf } from '../../../tools/site-build/html-tree.ts';
import { readPage } from '../support/built-pages.ts';

const translations = pages.filter(({ href, language }) => language !== undefined && href.startsWith(`/${language}/`));

/** Other names that keep their Latin letters in every language. */
const names =
  /Node\.js|React\.js|\b(?:Analytics|Android|Angular|Azure|Bloc|Dart|DevOps|Drift|Express|Facebook|Figma|Firebase|Flutter|Git|Google|Java|JavaScript|Kaggle|LinkedIn|Linux|Mac|MongoDB|NumPy|PostgreSQL|Provider|Python|PyTorch|React|TextMi|TypeScript|Ubuntu|Valgrind|Windows|Wireshark|WhatsApp|template|class|pandas)\b|\b[A-Z]{2,}s?\b|\biOS\b|iPhone|learncpp\.com/g;

const values = [
  ...[profile.name, profile.shortName, profile.legalName, profile.registeredOffice.text],
  ...[profile.registration.cin, profile.grievance.officer],
  ...courses.flatMap(({ name, shortName, curriculumName }) => [name, shortName, curriculumName]),
  ...internships.flatMap(({ title, domain, tools }) => [title, domain, ...tools]),
  ...['Beej’s Guide to C', 'Eloquent JavaScript', 'Google Play', 'IoT Development', 'Think Python'],
  ...enrolment.batches.list.flatMap(({ teacher }) => teacher.split(',').slice(0, 1)),
  // The staff may publish a fact before it has a translation.
  ...findUntranslated({}),
].toSorted((a, b) => b.length - a.length);

/** The pages with texts in a language that are not in the list of pages. */
const unlisted = (code: string) => [`/${code}/404`, '/offline'];

/** Texts for states of the facts that the build may not have. */
const unseen = ['batches.noBatch'];

/** The runs of Latin letters that are neither a name nor a fact. */
function englishIn(text: string): string[] {
  const rest = values.reduce((left, value) => left.replaceAll(value, ''), text);
  return (
    rest
      .replace(/\S+@\S+|https?:\S+|\{\w+\}/g, '')
      .replace(names, '')
      .match(/[A-Za-z]{2,}/g) ?? []
  );
}

/** The text in the language of the page, with names for screen readers. Skips scripts, and elements in another language. */
function textIn(node: AnyNode, language: string): string {
  if ('data' in node && node.type === 'text') return `${node.data} `;
  if (!('children' in node)) return '';
  const element = node as Element;
  if (['script', 'style', 'svg', 'template'].includes(element.tagName)) return '';
  const own = attribute(element, 'lang');
  if (own !== undefined && own !== language) return '';
  const labels = ['aria-label', 'alt', 'title', 'placeholder'].map((name) => attribute(element, name) ?? '');
  return [...labels, ...node.children.map((child) => textIn(child, language))].join(' ');
}

/** All texts and all values of attributes, including those that only scripts show. */
function everythingIn(node: AnyNode): string {
  if ('data' in node) return node.data;
  if (!('children' in node)) return '';
  const values = 'attribs' in node ? Object.values(node.attribs) : [];
  return [...values, ...node.children.map(everythingIn)].join(' ');
}

/** The longest part of a text without a placeholder. */
const fixedPartOf = (text: string) =>
  text.split(/\{[^}]*\}/).reduce((a, b) => (b.trim().length > a.length ? b.trim() : a), '');

test.each(languages)('every text in $name is on a page', async ({ code }) => {
  const addresses = [...pages.filter(({ language }) => language === code).map(({ href }) => href), ...unlisted(code)];
  const shown = (await Promise.all(addresses.map((address) => readPage(address)))).map(everythingIn).join(' ');
  const unused = listTranslations(code).flatMap(({ file, texts }) =>
    texts
      .filter(({ field, translation }) => !unseen.includes(field) && !shown.includes(fixedPartOf(translation)))
      .map(({ field }) => `${file}: ${field}`),
  );
  expect(unused).toEqual([]);
});

test.each(languages.flatMap(({ code }) => unlisted(code).map((address) => [address, code] as const)))(
  '%s has no English words except names in the parts in %s',
  async (address, code) => {
    const page = await readPage(address);
    const parts = select(page, `[lang=${code}]`);
    expect(parts).not.toEqual([]);
    expect(parts.flatMap((part) => englishIn(textIn(part, code)))).toEqual([]);
  },
);

const sums = (text: string) => (text.match(/₹[\d,.]*\d/g) ?? []).toSorted();

const sumsIn = (section: Element, language: string) => sums(textIn(section, language));

describe.each(translations)('$href', async ({ href, language = '', versions = [] }) => {
  const [original] = versions;
  const page = await readPage(href);
  const [body] = select(page, 'body');
  const [main] = select(page, 'main');
  if (!original || !body || !main) throw new Error(`${href}: no original, or no text`);

  test('has no English words except names', () => {
    expect([...new Set(englishIn(textIn(body, language)))]).toEqual([]);
    const head = [select(page, 'title'), select(page, 'meta[name=description]')].flat();
    expect(head.flatMap((element) => englishIn(attribute(element, 'content') ?? textIn(element, language)))).toEqual(
      [],
    );
  });

  test('names its language for search engines, and all versions link to each other', async () => {
    expect(select(page, 'html').map((html) => attribute(html, 'lang'))).toEqual([language]);
    const alternates = (document: AnyNode) =>
      select(document, 'link[rel=alternate][hreflang]').map((link) => attribute(link, 'hreflang'));
    expect(alternates(page)).toEqual(versions.map((version) => version.language));
    expect(alternates(await readPage(original.href))).toEqual(alternates(page));
  });

  test('says that it is a translation, and links to the original, which links back', async () => {
    const hrefs = (document: AnyNode) => select(document, 'main a[hreflang]').map((link) => attribute(link, 'href'));
    const { note, staleNote } = contentIn(language).translation ?? {};
    const words = wordsOf(main);
    expect(words.includes(note ?? '-') || words.includes(staleNote ?? '-')).toBe(true);
    expect(hrefs(page)).toContain(original.href);
    expect(hrefs(await readPage(original.href))).toContain(href);
  });

  test('names the same sums as the original, in each section that both have', async () => {
    const originalSections = select(await readPage(original.href), 'main section[id]');
    const pairs = select(main, 'section[id]').flatMap((section) => {
      const counterpart = originalSections.find((other) => attribute(other, 'id') === attribute(section, 'id'));
      return counterpart ? [[section, counterpart] as const] : [];
    });
    expect(pairs).not.toEqual([]);
    for (const [section, counterpart] of pairs) {
      expect(sumsIn(section, language)).toEqual(sumsIn(counterpart, original.language));
    }
  });
});

test('the checks find an English text and a sum', () => {
  expect(sums('₹1,180')).toEqual(['₹1,180']);
  expect(englishIn(`${profile.name}: Register Now for Flutter`)).toEqual(['Register', 'Now', 'for']);
});
