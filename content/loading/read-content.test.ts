import { expect, test } from 'vitest';
import type * as z from 'zod';
import { partnersSchema } from '../schema/company/partner.ts';
import { serviceSchema } from '../schema/offerings/service.ts';
import { ContentError, ContentReader } from './read-content.ts';
import { sample } from './sample.ts';

const service = {
  order: 10,
  title: 'Cloud Solutions',
  icon: 'cloud',
  hue: 'teal',
  summary: 'Migration, security and managed services',
  description: 'a'.repeat(200),
};

/** What the menu and the card say of a service; the page is left out, since reading is what is tested here. */
const cardSchema = serviceSchema.omit({ isInMenu: true, page: true });

const file = 'content/services/cloud-solutions.ts';

function faultsOf(source: unknown, schema: z.ZodType = cardSchema): readonly string[] {
  const reader = new ContentReader();
  reader.read({ file, source }, schema);
  return thrownBy(() => reader.finish());
}

function thrownBy(act: () => void): readonly string[] {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

test('an entry that keeps the rules is given back', () => {
  const reader = new ContentReader();
  const read = reader.read({ file, source: { ...service, title: sample('Cloud', 'the title') } }, cardSchema);
  reader.finish();
  expect(read()).toEqual({ ...service, title: 'Cloud' });
  expect(reader.samples).toEqual([{ file, field: 'title', hint: 'the title' }]);
});

const { title: _, ...untitled } = service;

test.each<[string, unknown, string]>([
  ['a misspelt field', { ...service, sumary: 'x' }, `${file}: sumary: no such field; check the spelling`],
  [
    'a missing field',
    untitled,
    `${file}: title: missing. Name of the service, as in the menu; also an answer of the contact form.`,
  ],
  ['an over-long text', { ...service, summary: 'a'.repeat(183) }, `${file}: summary: 183 characters, at most 90`],
  ['an empty text', { ...service, title: '' }, `${file}: title: empty`],
  ['a number for a text', { ...service, title: 7 }, `${file}: title: not a text`],
  ['a fraction', { ...service, order: 1.5 }, `${file}: order: not a whole number`],
  ['a number too small', { ...service, order: 0 }, `${file}: order: 0, at least 1`],
  [
    'an unknown hue',
    { ...service, hue: 'pink' },
    `${file}: hue: "pink" is not one of madder, marigold, leaf, teal, indigo, plum`,
  ],
  ['no entry at all', undefined, `${file}: missing`],
])('%s is refused by file and field', (_name, source, fault) => {
  expect(faultsOf(source)).toContain(fault);
});

test('a picture without alternative text is refused', () => {
  const partner = { name: 'Guild', wordMark: { cut: 'stack', lines: ['The', 'Guild'] } };
  expect(faultsOf([partner], partnersSchema)).toEqual([
    `${file}: 0.wordMark.alt: missing. 5 to 160 characters: the mark in words.`,
  ]);
  expect(faultsOf([{ ...partner, wordMark: { ...partner.wordMark, alt: '' } }], partnersSchema)).toEqual([
    `${file}: 0.wordMark.alt: empty`,
  ]);
});

test('a list without entries is refused', () => {
  expect(faultsOf([], partnersSchema)).toEqual([`${file}: 0 entries, at least 1`]);
});

test('every fault of every file is reported at once', () => {
  const reader = new ContentReader();
  reader.read({ file: 'a.ts', source: { ...service, title: '', hue: 'pink' } }, cardSchema);
  reader.read({ file: 'b.ts', source: { ...service, extra: 1 } }, cardSchema);
  expect(thrownBy(() => reader.finish())).toHaveLength(3);
});

test('entries are sorted by order and know their file', () => {
  const reader = new ContentReader();
  const read = reader.readEntries(
    [
      { file: 'b.ts', slug: 'b', source: { ...service, order: 20 } },
      { file: 'a.ts', slug: 'a', source: { ...service, order: 10 } },
    ],
    cardSchema,
  );
  reader.finish();
  expect(read().map(({ slug }) => slug)).toEqual(['a', 'b']);
});

test('two entries in one place are refused', () => {
  const reader = new ContentReader();
  const entries = ['a', 'b'].map((slug) => ({ file: `${slug}.ts`, slug, source: service }));
  reader.readEntries(entries, cardSchema);
  expect(thrownBy(() => reader.finish())).toEqual(['b.ts: order: 10 is taken by a.ts']);
});

test('the name of the company is filled in before lengths are counted', () => {
  const reader = new ContentReader();
  reader.fillIn({ 'company.name': 'a'.repeat(90) });
  reader.read({ file, source: { ...service, summary: 'Software by {company.name}' } }, cardSchema);
  expect(thrownBy(() => reader.finish())).toEqual([`${file}: summary: 102 characters, at most 90`]);
});

test('a name that stands for nothing is refused', () => {
  const reader = new ContentReader();
  reader.fillIn({ 'company.name': 'Acme' });
  reader.read({ file, source: { ...service, title: 'Made by {company.nmae}' } }, cardSchema);
  expect(thrownBy(() => reader.finish())).toEqual([
    `${file}: title: nothing is called {company.nmae}; there is {company.name}`,
  ]);
});

test('where nobody catches it, Node prints the faults and nothing of our own code', () => {
  expect(new ContentError(['a.ts: title: missing']).stack).toBe(
    'ContentError: The content has a fault:\na.ts: title: missing\n',
  );
});
