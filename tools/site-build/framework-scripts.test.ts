import { expect, test } from 'vitest';
import { folderOf } from '../folder-of.ts';
import { removeFrameworkScripts } from './framework-scripts.ts';
import { listFiles } from './paths.ts';

/** A build whose one page says this. */
const buildOf = (page: string) =>
  folderOf({
    'assets/entry.client-abc.js': '',
    'assets/root-abc.css': '',
    '.vite/manifest.json': '{}',
    '_root.data': '',
    'index.html': page,
  });

test('keeps pages and styles, and nothing of the framework', async () => {
  const dir = await buildOf('<link rel="stylesheet" href="/assets/root-abc.css">');
  await removeFrameworkScripts(dir);
  expect(await listFiles(dir)).toEqual(['assets/root-abc.css', 'index.html']);
});

test('stops the build, naming the page, when one loads the framework', async () => {
  const dir = await buildOf('<link rel="modulepreload" href="/assets/entry.client-abc.js">');
  await expect(removeFrameworkScripts(dir)).rejects.toThrow(
    "index.html refers to the framework's script assets/entry.client-abc.js",
  );
});

test('stops the build when a page carries the inline script of the framework', async () => {
  const dir = await buildOf('<script>window.__reactRouterContext = {}</script>');
  await expect(removeFrameworkScripts(dir)).rejects.toThrow("index.html carries the framework's inline script");
});
