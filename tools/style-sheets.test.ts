import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hex } from './site-build/dye.ts';
import { listFiles, projectDir } from './site-build/paths.ts';

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

  test('can be read on the marker, whatever the theme', () => {
    const { text = '' } = sheets.find(({ file }) => file === 'ui/styles/tokens.css') ?? {};
    const valuesOf = (token: string) => [...text.matchAll(new RegExp(`--${token}: ([^;]+);`, 'g'))].map(([, it]) => it);
    const [grounds, inks] = [valuesOf('found'), valuesOf('on-found')];
    expect(grounds.length).toBeGreaterThanOrEqual(1);
    expect(inks).toHaveLength(grounds.length);
    for (const [index, ground = ''] of grounds.entries()) {
      expect(contrast(ground, inks[index] ?? ''), `${ground} under ${inks[index]}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

async function readSheets(): Promise<{ file: string; text: string }[]> {
  const folders = ['ui', 'site'];
  const files = (
    await Promise.all(
      folders.map(async (folder) => (await listFiles(join(projectDir, folder))).map((file) => `${folder}/${file}`)),
    )
  )
    .flat()
    .filter((file) => file.endsWith('.css'));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(projectDir, file), 'utf8') })));
}

/** WCAG 2.2, 1.4.3. @param colours `oklch(0.88 0.13 90)` or `#f4d35e` */
function contrast(...colours: readonly [string, string]): number {
  const [dark = 0, light = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [, l, c, h] = /^oklch\((\S+) (\S+) (\S+)\)$/.exec(colour) ?? [];
  const code = Number.parseInt((l ? hex(Number(l), Number(c), Number(h)) : colour).slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [16, 8, 0]
    .map((shift) => ((code >> shift) & 255) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
