import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFrameworkScripts } from './framework-scripts.ts';
import { listFiles } from './paths.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'framework-scripts-'));
  await mkdir(join(dir, 'assets'));
  await mkdir(join(dir, '.vite'));
  await writeFile(join(dir, 'assets/entry.client-abc.js'), '');
  await writeFile(join(dir, 'assets/root-abc.css'), '');
  await writeFile(join(dir, '.vite/manifest.json'), '{}');
  await writeFile(join(dir, '_root.data'), '');
});
afterEach(() => rm(dir, { recursive: true }));

test('keeps pages and styles, and nothing of the framework', async () => {
  await writeFile(join(dir, 'index.html'), '<link rel="stylesheet" href="/assets/root-abc.css">');
  await removeFrameworkScripts(dir);
  expect(await listFiles(dir)).toEqual(['assets/root-abc.css', 'index.html']);
});

test('stops the build, naming the page, when one loads the framework', async () => {
  await writeFile(join(dir, 'index.html'), '<link rel="modulepreload" href="/assets/entry.client-abc.js">');
  await expect(removeFrameworkScripts(dir)).rejects.toThrow(
    "index.html refers to the framework's script assets/entry.client-abc.js",
  );
});

test('stops the build when a page carries the inline script of the framework', async () => {
  await writeFile(join(dir, 'index.html'), '<script>window.__reactRouterContext = {}</script>');
  await expect(removeFrameworkScripts(dir)).rejects.toThrow("index.html carries the framework's inline script");
});
