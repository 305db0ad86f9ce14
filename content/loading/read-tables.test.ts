import { expect, test } from 'vitest';
import * as z from 'zod';
import { ContentReader } from './read-content.ts';
import { readFiles, readFolders } from './read-tables.ts';

const schema = z.strictObject({ order: z.int(), heading: z.string() });
const words = (order: number) => ({ order, heading: `No. ${order}` });

test('adds address and file to the content of a page, and to no other content', () => {
  const reader = new ContentReader();
  const read = readFiles(reader, {
    page: ['page.ts', words(1), schema, '/page'],
    list: ['list.ts', [words(2)], z.array(schema)],
  });
  reader.finish();
  expect(read()).toEqual({ page: { ...words(1), href: '/page', file: 'page.ts' }, list: [words(2)] });
});

test('builds the address of an entry from the name of its file', () => {
  const reader = new ContentReader();
  const entries = [20, 10].map((order) => ({ file: `no/${order}.ts`, slug: String(order), source: words(order) }));
  const read = readFolders(reader, { numbers: [entries, schema, (slug) => `/no/${slug}`], bare: [entries, schema] });
  reader.finish();
  expect(read().numbers.map(({ href, file }) => [href, file])).toEqual([
    ['/no/10', 'no/10.ts'],
    ['/no/20', 'no/20.ts'],
  ]);
  expect(read().bare[0]).not.toHaveProperty('href');
});
