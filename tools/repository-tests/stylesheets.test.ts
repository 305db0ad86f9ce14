import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listProjectFiles, projectDir } from '../site-build/paths.ts';

const sheets = await readStylesheets();

test.each(sheets)('$file: every repeating gradient interpolates `in srgb`', (sheet) => {
  // Otherwise Firefox 140 and 153 paint only the last colour of a repeating gradient with hard stops between OKLCH colours.
  const gradients = [...sheet.text.matchAll(/repeating-(?:linear|radial|conic)-gradient\(\s*([^,]*),/g)];
  expect(gradients.map(([, first = '']) => first).filter((first) => !/\bin srgb$/.test(first.trim()))).toEqual([]);
});

// Below 36 rem: a phone in portrait; below 48: a phone in landscape; below 60: the header becomes a menu; below 68: a small laptop.
test.each(sheets)('$file: media queries use only four widths', ({ text }) => {
  const queries = [...text.matchAll(/@media[^{]*/g)].flatMap(
    ([query]) => query.match(/\((?:\w+-)?width[^)]*\)/g) ?? [],
  );
  const allowed = /^\(width (?:<|>=) (?:36|48|60|68)rem\)$/;
  expect(queries.filter((query) => !allowed.test(query))).toEqual([]);
});

test('every class in a stylesheet is used', async () => {
  const files = (await listProjectFiles(['content', 'desk', 'forms', 'illustrations', 'site', 'ui'])).filter((file) =>
    /(?<!\.test)\.tsx?$|^site\/pages\/.*\.svg$/.test(file),
  );
  const code = (await Promise.all(files.map((file) => readFile(join(projectDir, file), 'utf8')))).join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  const prefixes = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, prefix = '']) => prefix);
  const isUsed = (name: string) => words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const classes = sheets.flatMap(({ file, text }) =>
    [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(classes.filter(({ name }) => !isUsed(name))).toEqual([]);
});

describe('search matches', () => {
  // axe does not check the colours of `::highlight()`.
  test.each(['search.css', 'course-sessions.css'])('have the highlight tokens in %s', (name) => {
    const { text = '' } = sheets.find(({ file }) => file.endsWith(`/${name}`)) ?? {};
    const [, rule = ''] = /(?:^mark|::highlight\(found\)) \{([^}]*)\}/m.exec(text) ?? [];
    expect(rule).toMatch(/background: var\(--highlight\);\s+color: var\(--on-highlight\);/);
  });
});

async function readStylesheets(): Promise<{ file: string; text: string }[]> {
  const files = (await listProjectFiles(['ui', 'site', 'desk'])).filter((file) => file.endsWith('.css'));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(projectDir, file), 'utf8') })));
}
