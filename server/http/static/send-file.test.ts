import { mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendFromDisk } from './serve-file.ts';
import type { EncodedFile } from './site-files.ts';

const size = 8 * 1024 * 1024;
let folder: string;
let path: string;
let version: EncodedFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  path = join(folder, 'film.mp4');
  writeFileSync(path, Buffer.alloc(size, 'v'));
  version = { size, etag: '', fd: openSync(path, 'r') };
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A response whose client reads slowly. */
function send() {
  const response = new PassThrough();
  const sending = sendFromDisk(response as unknown as ServerResponse, version, { start: 0, end: size - 1 });
  return { response, sending };
}

it('sends a whole file and ends the response', async () => {
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
