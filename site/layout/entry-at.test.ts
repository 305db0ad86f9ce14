import { expect, test } from 'vitest';
import { entryAt } from './entry-at.ts';

const entries = [{ href: '/a' }, { href: '/a/b' }];

test.each(['/a/b', '/a/b/'])('%s is the page of its entry', (pathname) => {
  expect(entryAt(entries, pathname)).toBe(entries[1]);
});

test('an address of none is refused by name', () => {
  expect(() => entryAt(entries, '/b')).toThrow('nothing has its page at /b');
});
