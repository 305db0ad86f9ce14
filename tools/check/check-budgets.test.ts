import { expect, test } from 'vitest';
import { type Budgets, checkPage } from './check-budgets.ts';

const light = { html: 1024, css: 0, script: 0, allScript: 0, font: 0, other: 0, total: 1024, elements: 9 };
const budgets: Budgets = {
  about: '',
  kinds: { content: { html: 2, script: 0, total: 4 }, home: { html: 8, elements: 10 }, course: {} },
  pages: { '/': 'home', '/courses/*': 'course' },
  aboutSpeed: '',
  speed: { blockingMs: 100, shift: 0 },
};

test('a page is a content page unless the budgets say otherwise', () => {
  expect(checkPage('/about', light, budgets).kind).toBe('content');
  expect(checkPage('/', light, budgets).kind).toBe('home');
});

test('a pattern sets the kind of all pages of a folder', () => {
  expect(checkPage('/courses/rust', light, budgets).kind).toBe('course');
  expect(checkPage('/courses', light, budgets).kind).toBe('content');
});

test('reports one byte over the limit, with page, kind, bytes and limit', () => {
  expect(checkPage('/about', { ...light, html: 2048 }, budgets).errors).toEqual([]);
  expect(checkPage('/about', { ...light, html: 2049 }, budgets).errors).toEqual([
    '/about (content): HTML is 2049 bytes; the limit is 2048',
  ]);
});

test('gives the share of each limit, for the warning at 90 %', () => {
  const { errors, shares } = checkPage('/about', { ...light, html: 1844 }, budgets);
  expect(errors).toEqual([]);
  expect(shares.filter(({ share }) => share > 0.9)).toEqual([
    { limit: 'content html', share: 1844 / 2048, line: '/about (content): HTML is 1844 bytes; the limit is 2048' },
  ]);
});

test('the limit of elements is a plain number', () => {
  expect(checkPage('/', { ...light, elements: 10 }, budgets).errors).toEqual([]);
  expect(checkPage('/', { ...light, elements: 11 }, budgets).errors).toEqual([
    '/ (home): Elements is 11; the limit is 10',
  ]);
});

test('a single byte exceeds a limit of 0', () => {
  expect(checkPage('/about', { ...light, script: 1 }, budgets).errors).toHaveLength(1);
});

test('throws for a page of an unknown kind', () => {
  expect(() => checkPage('/x', light, { ...budgets, pages: { '/x': 'blog' } })).toThrow("there is no kind 'blog'");
});
