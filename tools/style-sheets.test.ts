import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listProjectFiles, projectDir } from './site-build/paths.ts';

const sheets = await readSheets();

test.each(sheets)(
  '$file: every repeating gradient is painted by Firefox, which needs to be told `in srgb`',
  (sheet) => {
    // Firefox 140 and 153 paint only the last colour of a repeating gradient with hard stops between colours of OKLCH.
    const gradients = [...sheet.text.matchAll(/repeating-(?:linear|radial|conic)-gradient\(\s*([^,]*),/g)];
    expect(gradients.map(([, first = '']) => first).filter((first) => !/\bin srgb$/.test(first.trim()))).toEqual([]);
  },
);

describe('words that a search has found', () => {
  // axe does not see what `::highlight()` paints.
  test.each(['search.css', 'curriculum-sessions.css'])('are marked with the tokens of the marker pen in %s', (name) => {
    const { text = '' } = sheets.find(({ file }) => file.endsWith(`/${name}`)) ?? {};
    const [, rule = ''] = /(?:^ {2}mark|::highlight\(found\)) \{([^}]*)\}/m.exec(text) ?? [];
    expect(rule).toMatch(/background: var\(--found\);\s+color: var\(--on-found\);/);
  });
});

async function readSheets(): Promise<{ file: string; text: string }[]> {
  const files = (await listProjectFiles(['ui', 'site'])).filter((file) => file.endsWith('.css'));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(projectDir, file), 'utf8') })));
}
