import { expect, test } from 'vitest';
import { findReach } from './reach.ts';

const reachIn = (files: Record<string, string>) =>
  findReach(
    ['site/client/a.entry.ts'],
    (file) => file.startsWith('content/'),
    async (file) => files[file] ?? '',
  );

test('finds content that a script would carry, however long the way', async () => {
  const files = {
    'site/client/a.entry.ts': "const later = await import('../sending/b.ts');",
    'site/sending/b.ts': "export { rules } from '#forms/c.ts';",
    'forms/c.ts': "import { company } from '#content';",
  };
  expect(await reachIn(files)).toEqual([
    ['site/client/a.entry.ts', 'site/sending/b.ts', 'forms/c.ts', 'content/index.ts'],
  ]);
});

test('a type weighs nothing, and a circle has an end', async () => {
  const files = {
    'site/client/a.entry.ts':
      "import type { Course } from '#content';\nimport './b.ts';\nimport styles from './b.css';",
    'site/client/b.ts': "import './a.entry.ts';",
  };
  expect(await reachIn(files)).toEqual([]);
});
