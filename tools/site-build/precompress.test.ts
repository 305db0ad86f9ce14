import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from './paths.ts';
import { precompress } from './precompress.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'precompress-'));
});
afterEach(() => rm(dir, { recursive: true }));

test.each(['index.html', 'course.pdf'])('packs %s both ways, and unpacks to the same file', async (name) => {
  const content = '<p>Agartala</p>'.repeat(100);
  await writeFile(join(dir, name), content);
  await precompress(dir);
  expect(brotliDecompressSync(await readFile(join(dir, `${name}.br`))).toString()).toBe(content);
  expect(gunzipSync(await readFile(join(dir, `${name}.gz`))).toString()).toBe(content);
});

test('leaves alone what is small, what is packed already and what would grow', async () => {
  await writeFile(join(dir, 'robots.txt'), 'a'.repeat(511));
  await writeFile(join(dir, 'text.woff2'), 'a'.repeat(2000));
  await writeFile(join(dir, 'noise.txt'), randomBytes(600));
  await precompress(dir);
  expect(await listFiles(dir)).toEqual(['noise.txt', 'robots.txt', 'text.woff2']);
});
