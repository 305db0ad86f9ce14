import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  contentIn,
  courses,
  enrolment,
  findUntranslated,
  internshipRegistration,
  internships,
  languages,
  listTranslations,
  pages,
  profile,
} from '#content';
import { checkForm } from '../../../forms/check.ts';
import { formIn } from '../../../forms/index.ts';
import type { LinkReply } from '../../../forms/link.ts';
import type { Reply } from '../../../forms/reply.ts';
import { renderByReactRouter, renderLinkByReactRouter } from '../../../server/http/react-router.ts';
import { refusedLinks } from '../../../server/links/links.ts';
import { brochureData } from '../../../tools/brochures/brochure-data.ts';
import {
  type AnyNode,
  attribute,
  type Element,
  parseHtml,
  select,
  wordsOf,
} from '../../../tools/site-build/html-tree.ts';
import { clientDir } from '../../../tools/site-build/paths.ts';
import { readBrochure } from '../../../tools/test-support/read-brochure.ts';
import { readBuild, readPage } from '../support/built-pages.ts';

const translations = pages.filter(({ href, language }) => language !== undefined && href.startsWith(`/${language}/`));

/** Other names that keep their Latin letters in every language. */
const names =
  /Node\.js|React\.js|\b(?:Analytics|Android|Angular|Azure|Bloc|Dart|DevOps|Drift|Express|Facebook|Figma|Firebase|Flutter|Git|Google|IoT|Java|JavaScript|Kaggle|LinkedIn|Linux|Mac|MongoDB|NumPy|PostgreSQL|Provider|Python|PyTorch|React|TextMi|TypeScript|Ubuntu|Valgrind|Windows|Wireshark|WhatsApp|template|class|pandas)\b|\b[A-Z]{2,}s?\b|\biOS\b|iPhone|learncpp\.com/g;

const values = [
  ...[profile.name, profile.shortName, profile.legalName, profile.registeredOffice.text],
  ...[profile.registration.cin, profile.grievance.officer],
  ...courses.flatMap(({ name, shortName, curriculumName }) => [name, shortName, curriculumName]),
  ...internships.flatMap(({ title, domain, tools }) => [title, domain, ...tools]),
  ...['Beej’s Guide to C', 'Eloquent JavaScript', 'Google Play', 'IoT Development', 'Think Python'],
  ...enrolment.batches.list.flatMap(({ teacher }) => teacher.split(',').slice(0, 1)),
  ...internshipRegistration.domains.map(({ label }) => label),
  // The staff may publish a fact before it has a translation.
  ...findUntranslated({}),
].toSorted((a, b) => b.length - a.length);

/** The pages with texts in a language that are not in the list of pages. */
const unlisted = (code: string) => [`/${code}/404`, '/offline'];

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

/** What scripts show: the texts in the data of the forms. */
function scriptTextsIn(page: AnyNode): string {
  const dataOf = (name: string) => select(page, `[${name}]`).map((form) => JSON.parse(attribute(form, name) ?? ''));
  const texts = textsOf([dataOf('data-wizard'), dataOf('data-words')]);
  return texts.replace(/\{\w+\}|example\.com\/\S*/g, '');
}

/** Values that scripts do not show. */
const hiddenKeys = ['id', 'name', 'kind', 'value', 'program', 'options', 'hue', 'href', 'language', 'fields'];

/** The texts in the data of a form. @param key the name of the data */
function textsOf(data: unknown, key = ''): string {
  if (typeof data === 'string') return [...hiddenKeys, 'autocomplete', 'subject', 'guardian'].includes(key) ? '' : data;
  if (Array.isArray(data)) return data.map((item) => textsOf(item, key)).join(' ');
  if (typeof data !== 'object' || data === null) return '';
  return Object.entries(data)
    .map(([name, item]) => textsOf(item, name))
    .join(' ');
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

test.each(languages.flatMap(({ code }) => unlisted(code).map((address) => [address, code] as const)))(
  '%s has no English words except names in the parts in %s',
  async (address, code) => {
    const page = await readPage(address);
    const parts = select(page, `[lang=${code}]`);
    expect(parts).not.toEqual([]);
    expect(parts.flatMap((part) => englishIn(textIn(part, code)))).toEqual([]);
  },
);

/** Texts for states of the facts that the build may not have, for failures, and for a build that delivers nothing. */
const unseen = [
  ...['batches.noBatch', 'sending.needsScript', 'withdrawal.emailUnavailable'],
  ...['error.text', 'error.home.label'],
];

type Language = (typeof languages)[number];

test.each(languages)('every text in $name is on a page, in an email or in a brochure', async (language) => {
  const { code } = language;
  const addresses = [...pages.filter((page) => page.language === code).map(({ href }) => href), ...unlisted(code)];
  const builtPages = await Promise.all(addresses.map((address) => readPage(address)));
  const brochures = coursesIn(code).map((course) => JSON.stringify(brochureData(contentIn(code), course)));
  const pagesAndMails = [...builtPages, ...(await repliesIn(language)), ...(await emailsIn(language))];
  const shown = [...pagesAndMails.map(everythingIn), ...brochures].join(' ');
  const unused = listTranslations(code)
    .filter(({ original }) => original !== 'content/form-messages.ts')
    .flatMap(({ file, texts }) =>
      texts
        .filter(({ field, translation }) => !unseen.includes(field) && !shown.includes(fixedPartOf(translation)))
        .map(({ field }) => `${file}: ${field}`),
    );
  expect(unused).toEqual([]);
});

const fail = (error: unknown): never => {
  throw error;
};

/** The pages that answer the forms of a language without a script, and the pages of its links in emails. */
async function repliesIn({ code, forms }: Language): Promise<AnyNode[]> {
  const build = await readBuild();
  const [renderReply, renderLink] = [renderByReactRouter(build), renderLinkByReactRouter(build)];
  const replyTo = (form: string, reply: Reply) =>
    renderReply(
      new Request(`http://localhost/${code}/send/${form}`, { method: 'POST' }),
      { receive: async () => reply },
      fail,
    );
  const refused = { outcome: 'refused', message: '' } as const;
  const formReplies = forms.flatMap((id) => {
    const form = formIn(code, id);
    const checked = form && checkForm(form, {});
    const fieldErrors = checked && 'fieldErrors' in checked ? checked.fieldErrors : {};
    const values = { name: 'আ' };
    const replies: Reply[] = [
      { outcome: 'stored', status: 200, reference: 'CCCC-DDDD' },
      { ...refused, status: 422, values, fieldErrors },
      { ...refused, status: 500, values },
      { ...refused, status: 429, isUnread: true },
    ];
    return replies.map((reply) => replyTo(id, reply));
  });
  const withdrawal = { status: 200, purpose: 'withdraw', reference: 'CCCC-DDDD' } as const;
  const { invalid, expired, unavailable } = refusedLinks;
  const linkReplies: readonly LinkReply[] = [
    ...(['ready', 'done', 'alreadyDone'] as const).map((outcome) => ({ ...withdrawal, outcome })),
    ...[invalid, expired, unavailable],
  ];
  const responses = [
    ...formReplies,
    ...(forms.length > 0 ? [replyTo('unknown', { ...refused, status: 404 })] : []),
    ...(forms.length > 0 ? linkReplies.map((reply) => renderLink(reply, code, fail)) : []),
  ];
  return Promise.all(responses.map(async (response) => parseHtml(await (await response).text())));
}

/** The emails to the visitors who sent the forms of a language. */
async function emailsIn({ code, forms }: Language): Promise<AnyNode[]> {
  const { renderEmail } = (await readBuild()).entry.module;
  const common = {
    reference: 'CCCC-DDDD',
    receivedAt: '2026-11-22T03:42:00.000Z',
    withdrawHref: 'https://example.com/',
  };
  const origin = 'https://example.com';
  const entries = [...Object.keys(contentIn(code).emails.kinds), 'newsletter'].map((form) => ({
    ...{ form, reference: form === 'newsletter' ? null : common.reference, receivedAt: common.receivedAt },
    href: common.withdrawHref,
  }));
  const acknowledged = forms.filter((form) => form !== 'withdrawal');
  const emails = [
    ...acknowledged.map((form) => renderEmail?.({ kind: 'acknowledgement', origin, language: code, form, ...common })),
    ...(acknowledged.length < forms.length
      ? [renderEmail?.({ kind: 'withdrawal-links', origin, language: code, entries, hasMore: true })]
      : []),
  ];
  return Promise.all(emails.map(async (email) => parseHtml((await email)?.html ?? '')));
}

test.each(languages.filter(({ forms }) => forms.length > 0))(
  'replies and emails in $name have no English words except names',
  async (language) => {
    for (const page of [...(await repliesIn(language)), ...(await emailsIn(language))]) {
      const [html] = select(page, 'html');
      const [title] = select(page, 'title');
      const [body] = select(page, 'body');
      if (!html || !title || !body) throw new Error('a reply without a title or a body');
      expect(attribute(html, 'lang')).toBe(language.code);
      const text = `${textIn(title, language.code)} ${textIn(body, language.code)}`;
      expect(englishIn(text.replaceAll('CCCC-DDDD', ''))).toEqual([]);
    }
  },
);

/** The courses with a page in a language. */
const coursesIn = (code: string) => contentIn(code).courses.filter(({ href }) => href.startsWith(`/${code}/`));

test.each(languages.flatMap(({ code }) => coursesIn(code).slice(0, 1)))(
  '$brochureHref has no English words except names',
  async ({ brochureHref }) => {
    const { elements } = await readBrochure(await readFile(join(clientDir, brochureHref)));
    const text = elements.flatMap((element) => (element.type === 'Document' ? element.text : [])).join(' ');
    expect(text).toContain('GST');
    expect(englishIn(text.replace(/www\.\S+/g, ''))).toEqual([]);
  },
);

/** The keys of structured data, and the values that only search engines read. */
const machineValues =
  /"(?:@\w+|url|item|inLanguage|category|price\w*|courseMode|timeRequired|courseWorkload)":"[^"]*"|"location":\{[^}]*\}|"[@\w]+":/g;

const sums = (text: string) => (text.match(/₹[\d,.]*\d/g) ?? []).toSorted();

const sumsIn = (section: Element, language: string) => sums(textIn(section, language));

describe.each(translations)('$href', async ({ href, language = '', versions = [] }) => {
  const [original] = versions;
  const page = await readPage(href);
  const [body] = select(page, 'body');
  const [main] = select(page, 'main');
  if (!original || !body || !main) throw new Error(`${href}: no original, or no text`);
  const structuredData = select(page, 'script[type="application/ld+json"]')
    .map((script) => JSON.stringify(JSON.parse(wordsOf(script))))
    .join(' ');

  test('has no English words except names', () => {
    expect([...new Set(englishIn(`${textIn(body, language)} ${scriptTextsIn(body)}`))]).toEqual([]);
    const head = [select(page, 'title'), select(page, 'meta[name=description]')].flat();
    expect(head.flatMap((element) => englishIn(attribute(element, 'content') ?? textIn(element, language)))).toEqual(
      [],
    );
    expect(englishIn(structuredData.replace(machineValues, ' '))).toEqual([]);
  });

  test('names its language for search engines, and all versions link to each other', async () => {
    expect(select(page, 'html').map((html) => attribute(html, 'lang'))).toEqual([language]);
    const stated = [...structuredData.matchAll(/"inLanguage":"([^"]+)"/g)].map(([, value]) => value);
    expect(stated.filter((value) => value !== language)).toEqual([]);
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

  test('names the same sums as the original, in each section that both have or else on the whole page', async () => {
    const originalPage = await readPage(original.href);
    const originalSections = select(originalPage, 'main section[id]');
    const pairs = select(main, 'section[id]').flatMap((section) => {
      const counterpart = originalSections.find((other) => attribute(other, 'id') === attribute(section, 'id'));
      return counterpart ? [[section, counterpart] as const] : [];
    });
    const wholePages = select(originalPage, 'main').map((counterpart) => [main, counterpart] as const);
    for (const [section, counterpart] of pairs.length > 0 ? pairs : wholePages) {
      expect(sumsIn(section, language)).toEqual(sumsIn(counterpart, original.language));
    }
  });
});

test('the checks find an English text and a sum', () => {
  expect(sums('₹1,180')).toEqual(['₹1,180']);
  expect(englishIn(`${profile.name}: Register Now for Flutter`)).toEqual(['Register', 'Now', 'for']);
});
