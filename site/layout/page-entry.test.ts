import { expect, test } from 'vitest';
import { findEntry } from './page-entry.ts';

const entries = [{ href: '/a' }, { href: '/a/b' }];

test.each(['/a/b', '/a/b/'])('finds the entry of %s', (pathname) => {
  expect(findEntry(entries, pathname)).toBe(entries[1]);
});

test('names the path that no entry has', () => {
  expect(() => findEntry(entries, '/b')).toThrow('no entry has a page at /b');
});
