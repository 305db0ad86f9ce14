import { expect, test } from 'vitest';
import { type Budgets, judge, tableRow } from './check-budgets.ts';

const light = { html: 1024, css: 0, script: 0, allScript: 0, font: 0, other: 0, total: 1024, elements: 9 };
const budgets: Budgets = {
  about: '',
  kinds: { content: { html: 2, script: 0, total: 4 }, home: { html: 8, elements: 10 }, course: {} },
  pages: { '/': 'home', '/courses/*': 'course' },
  aboutSpeed: '',
  speed: { blockingMs: 100, shift: 0 },
};

test('a page is a content page unless the budgets say otherwise', () => {
  expect(judge('/about', light, budgets).kind).toBe('content');
  expect(judge('/', light, budgets).kind).toBe('home');
});

test('a new page of a folder whose pages are named as one needs no connection of its own', () => {
  expect(judge('/courses/rust', light, budgets).kind).toBe('course');
  expect(judge('/courses', light, budgets).kind).toBe('content');
});

test('exactly the limit is within it; one byte more is named with page, kind, bytes and limit', () => {
  expect(judge('/about', { ...light, html: 2048 }, budgets).faults).toEqual([]);
  expect(judge('/about', { ...light, html: 2049 }, budgets).faults).toEqual([
    '/about (content): HTML is 2049 bytes; the limit is 2048',
  ]);
});

test('nine tenths of a limit are within it without a word; beyond that there is a warning, and no fault', () => {
  expect(judge('/about', { ...light, html: 1843 }, budgets)).toMatchObject({ faults: [], warnings: [] });
  expect(judge('/about', { ...light, html: 1844 }, budgets)).toMatchObject({
    faults: [],
    warnings: ['/about (content): HTML is 1844 bytes; the limit is 2048'],
  });
});

test('elements are counted one by one', () => {
  expect(judge('/', { ...light, elements: 10 }, budgets).faults).toEqual([]);
  expect(judge('/', { ...light, elements: 11 }, budgets).faults).toEqual(['/ (home): Elements is 11; the limit is 10']);
});

test('a limit of nothing is passed by a single byte', () => {
  expect(judge('/about', { ...light, script: 1 }, budgets).faults).toHaveLength(1);
});

test('a kind that is not described is a fault of the budgets', () => {
  expect(() => judge('/x', light, { ...budgets, pages: { '/x': 'blog' } })).toThrow("there is no kind 'blog'");
});

test('marks in its row of the table what is over its limit', () => {
  const row = tableRow(judge('/about', { ...light, html: 4096 }, budgets));
  expect(row).toMatchObject({ Page: '/about', HTML: '4.0/2!', CSS: '0.0' });
});
