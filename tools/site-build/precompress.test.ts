import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { listFiles } from './paths.ts';
import { precompress } from './precompress.ts';

const texts = /\.(?:html|pdf|txt)$/;

test.each(['index.html', 'course.pdf'])('compresses %s with brotli and gzip without loss', async (name) => {
  const content = '<p>Agartala</p>'.repeat(100);
  const dir = await temporaryFolder({ [name]: content });
  await precompress(dir, texts, 11);
  expect(brotliDecompressSync(await readFile(join(dir, `${name}.br`))).toString()).toBe(content);
  expect(gunzipSync(await readFile(join(dir, `${name}.gz`))).toString()).toBe(content);
});

test('skips small files, compressed files and files that would grow', async () => {
  const dir = await temporaryFolder({
    'robots.txt': 'a'.repeat(511),
    'text.woff2': 'a'.repeat(2000),
    'noise.txt': randomBytes(600),
  });
  await precompress(dir, texts, 11);
  expect(await listFiles(dir)).toEqual(['noise.txt', 'robots.txt', 'text.woff2']);
});
