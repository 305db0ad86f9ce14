import { expect, it } from 'vitest';
import { parseRange } from './serve-file.ts';

const etag = '"now"';

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['Bytes=990-', { start: 990, end: 999 }],
  ['bytes=-5', { start: 995, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=000-00', { start: 0, end: 0 }],
  ['bytes=990-99999999999999999999999999', { start: 990, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=-00', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-9', undefined],
  [undefined, undefined],
])('of 1000 bytes, %s selects %j', (range, expected) => {
  expect(parseRange({ range }, 1000, etag)).toEqual(expected);
});

it.each(['bytes=0-', 'bytes=-5', 'bytes=-0'])('an empty file has no range: %s', (range) => {
  expect(parseRange({ range }, 0, etag)).toBe('unsatisfiable');
});

it('selects the range if If-Range matches, otherwise the whole file', () => {
  const range = 'bytes=0-9';
  expect(parseRange({ range, 'if-range': etag }, 1000, etag)).toEqual({ start: 0, end: 9 });
  for (const other of ['"then"', `W/${etag}`, 'Sat, 21 Nov 2026 00:00:00 GMT']) {
    expect(parseRange({ range, 'if-range': other }, 1000, etag)).toBeUndefined();
  }
});
