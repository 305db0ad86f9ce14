import { mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseRange, sendFromDisk } from './serve-file.ts';
import type { EncodedFile } from './site-files.ts';

describe('a file on disk', () => {
  const size = 8 * 1024 * 1024;
  let folder: string;
  let path: string;
  let file: EncodedFile;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'files-'));
    path = join(folder, 'film.mp4');
    writeFileSync(path, Buffer.alloc(size, 'v'));
    file = { size, etag: '', fd: openSync(path, 'r') };
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A response whose client reads slowly. */
  function send() {
    const response = new PassThrough();
    const sending = sendFromDisk(response as unknown as ServerResponse, file, { start: 0, end: size - 1 });
    return { response, sending };
  }

  it('is sent whole, and ends the response', async () => {
    const { response, sending } = send();
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    await sending;
    expect(bytes).toBe(size);
  });

  it('throws if the file is truncated while it is sent', async () => {
    const { response, sending } = send();
    await expect.poll(() => response.readableLength).toBeGreaterThan(0);
    truncateSync(path, 200_000);
    response.resume();
    await expect(sending).rejects.toThrow();
    expect(response.writableEnded).toBe(false);
  });
});

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
