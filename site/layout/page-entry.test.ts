import { expect, test } from 'vitest';
import { findEntry } from './page-entry.ts';

const entries = [{ href: '/a' }, { href: '/a/b' }];

test.each(['/a/b', '/a/b/'])('finds the entry of %s', (pathname) => {
  expect(findEntry(entries, pathname)).toBe(entries[1]);
});

test('fails and names the path if no entry has it', () => {
  expect(() => findEntry(entries, '/b')).toThrow('no entry has the path /b');
});
