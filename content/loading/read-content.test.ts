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

/** A service without its page, to keep the test data short. */
const cardSchema = serviceSchema.omit({ isInMenu: true, page: true });

const file = 'content/services/cloud-solutions.ts';

function problemsOf(source: unknown, schema: z.ZodType = cardSchema): readonly string[] {
  const reader = new ContentReader();
  reader.read({ file, source }, schema);
  return thrownBy(() => reader.finish());
}

function thrownBy(act: () => void): readonly string[] {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

test('returns an entry that passes its checks', () => {
  const reader = new ContentReader();
  const read = reader.read({ file, source: { ...service, title: sample('Cloud', 'the title') } }, cardSchema);
  reader.finish();
  expect(read()).toEqual({ ...service, title: 'Cloud' });
  expect(reader.samples).toEqual([{ file, field: 'title', hint: 'the title' }]);
});

const { title: _, ...untitled } = service;

test.each<[string, unknown, string]>([
  ['a misspelt field', { ...service, sumary: 'x' }, `${file}: sumary: no such field; check the spelling or remove it`],
  [
    'a missing field',
    untitled,
    `${file}: title: missing; add it. Name of the service, as in the menu; also an answer of the contact form.`,
  ],
  [
    'a text that is too long',
    { ...service, summary: 'a'.repeat(183) },
    `${file}: summary: has 183 characters; write at most 90`,
  ],
  ['an empty text', { ...service, title: '' }, `${file}: title: empty; write the text`],
  ['a number for a text', { ...service, title: 7 }, `${file}: title: not a text; put it in quotes`],
  ['a fraction', { ...service, order: 1.5 }, `${file}: order: not a whole number`],
  ['a number too small', { ...service, order: 0 }, `${file}: order: 0; at least 1 required`],
  [
    'an unknown hue',
    { ...service, hue: 'pink' },
    `${file}: hue: "pink" is not allowed; choose one of madder, marigold, leaf, teal, indigo, plum`,
  ],
  ['no entry at all', undefined, `${file}: missing; add it`],
])('names file and field of %s', (_name, source, problem) => {
  expect(problemsOf(source)).toContain(problem);
});

test('refuses a picture without alternative text', () => {
  const partner = { name: 'Guild', wordMark: { cut: 'stack', lines: ['The', 'Guild'] } };
  expect(problemsOf([partner], partnersSchema)).toEqual([
    `${file}: 0.wordMark.alt: missing; add it. 5 to 160 characters: the mark in words.`,
  ]);
  expect(problemsOf([{ ...partner, wordMark: { ...partner.wordMark, alt: '' } }], partnersSchema)).toEqual([
    `${file}: 0.wordMark.alt: empty; write the text`,
  ]);
});

test('refuses an empty list', () => {
  expect(problemsOf([], partnersSchema)).toEqual([`${file}: 0 entries; at least 1 required`]);
});

test('reports the problems of all files at once', () => {
  const reader = new ContentReader();
  reader.read({ file: 'a.ts', source: { ...service, title: '', hue: 'pink' } }, cardSchema);
  reader.read({ file: 'b.ts', source: { ...service, extra: 1 } }, cardSchema);
  expect(thrownBy(() => reader.finish())).toHaveLength(3);
});

test('sorts entries by order and gives each its file', () => {
  const reader = new ContentReader();
  const read = reader.readEntries(
    [
      { file: 'b.ts', slug: 'b', source: { ...service, order: 20 } },
      { file: 'a.ts', slug: 'a', source: { ...service, order: 10 } },
    ],
    cardSchema,
  );
  reader.finish();
  expect(read().map(({ slug, file }) => [slug, file])).toEqual([
    ['a', 'a.ts'],
    ['b', 'b.ts'],
  ]);
});

test('refuses two entries with the same order', () => {
  const reader = new ContentReader();
  const entries = ['a', 'b'].map((slug) => ({ file: `${slug}.ts`, slug, source: service }));
  reader.readEntries(entries, cardSchema);
  expect(thrownBy(() => reader.finish())).toEqual(['b.ts: order: 10 is used by a.ts; choose another number']);
});

test('fills in the company name before it counts characters', () => {
  const reader = new ContentReader();
  reader.fillIn({ 'company.name': 'a'.repeat(90) });
  reader.read({ file, source: { ...service, summary: 'Software by {company.name}' } }, cardSchema);
  expect(thrownBy(() => reader.finish())).toEqual([`${file}: summary: has 102 characters; write at most 90`]);
});

test('refuses an unknown placeholder', () => {
  const reader = new ContentReader();
  reader.fillIn({ 'company.name': 'Acme' });
  reader.read({ file, source: { ...service, title: 'Made by {company.nmae}' } }, cardSchema);
  expect(thrownBy(() => reader.finish())).toEqual([`${file}: title: {company.nmae} is unknown; use {company.name}`]);
});

test('prints only the problems when nobody catches it', () => {
  expect(new ContentError(['a.ts: title: missing']).stack).toBe(
    'ContentError: The content has 1 problem:\na.ts: title: missing\n',
  );
});
