import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listProjectFiles, projectDir } from '../site-build/paths.ts';

const sheets = await readStylesheets();

test.each(sheets)(
  '$file: every repeating gradient is painted by Firefox, which needs to be told `in srgb`',
  (sheet) => {
    // Firefox 140 and 153 paint only the last colour of a repeating gradient with hard stops between colours of OKLCH.
    const gradients = [...sheet.text.matchAll(/repeating-(?:linear|radial|conic)-gradient\(\s*([^,]*),/g)];
    expect(gradients.map(([, first = '']) => first).filter((first) => !/\bin srgb$/.test(first.trim()))).toEqual([]);
  },
);

// Below 36 rem a phone held upright, below 48 one on its side, below 60 the bar is a menu, below 68 a small laptop.
test.each(sheets)('$file: the look changes at one of four widths, or at a height', ({ text }) => {
  const asked = [...text.matchAll(/@media[^{]*/g)].flatMap(([query]) => query.match(/\((?:\w+-)?width[^)]*\)/g) ?? []);
  const allowed = /^\(width (?:<|>=) (?:36|48|60|68)rem\)$/;
  expect(asked.filter((query) => !allowed.test(query))).toEqual([]);
});

test('every class that has a rule is named somewhere in the site', async () => {
  const files = (await listProjectFiles(['content', 'forms', 'illustrations', 'site', 'ui'])).filter((file) =>
    /(?<!\.test)\.tsx?$|^site\/pages\/.*\.svg$/.test(file),
  );
  const code = (await Promise.all(files.map((file) => readFile(join(projectDir, file), 'utf8')))).join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  const prefixes = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, prefix = '']) => prefix);
  const isNamed = (name: string) => words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const ruled = sheets.flatMap(({ file, text }) =>
    [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(ruled.filter(({ name }) => !isNamed(name))).toEqual([]);
});

describe('words that a search has found', () => {
  // axe does not see what `::highlight()` paints.
  test.each(['search.css', 'course-sessions.css'])('are marked with the tokens of the marker pen in %s', (name) => {
    const { text = '' } = sheets.find(({ file }) => file.endsWith(`/${name}`)) ?? {};
    const [, rule = ''] = /(?:^mark|::highlight\(found\)) \{([^}]*)\}/m.exec(text) ?? [];
    expect(rule).toMatch(/background: var\(--found\);\s+color: var\(--on-found\);/);
  });
});

async function readStylesheets(): Promise<{ file: string; text: string }[]> {
  const files = (await listProjectFiles(['ui', 'site'])).filter((file) => file.endsWith('.css'));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(projectDir, file), 'utf8') })));
}
