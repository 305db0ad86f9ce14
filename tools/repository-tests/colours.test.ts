import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import email from '#generated/colours/email.json' with { type: 'json' };
import { type Colour, dark, light, marker } from '../../ui/colours.ts';
import { hex } from '../site-build/hue-styles.ts';
import { listProjectFiles, projectDir } from '../site-build/paths.ts';

const read = (file: string) => readFile(join(projectDir, file), 'utf8');

test('only ui/colours.ts contains hex colours', async () => {
  const found: string[] = [];
  for (const file of await listProjectFiles(['ui', 'site', 'server', 'tools', 'public'])) {
    // These files are generated from ui/colours.ts.
    if (file.startsWith('site/illustrations/files/') || file === 'public/favicon.svg') continue;
    if (!/\.(?:css|html|json|svg|tsx?)$/.test(file) || /\.test\.tsx?$/.test(file) || file === 'ui/colours.ts') continue;
    const lines = (await read(file)).split('\n');
    // In a mask only the opacity matters.
    const coloured = lines.filter((line) => !/\bmask:/.test(line) && /#(?:[\da-f]{3,4}){1,2}(?![\w-])/i.test(line));
    found.push(...coloured.map((line) => `${file}: ${line.trim()}`));
  }
  expect(found).toEqual([]);
});

test('each fallback for browsers without OKLCH resembles its colour', () => {
  const colours: readonly (readonly [string, Colour])[] = [light, dark, marker].flatMap((palette) =>
    Object.entries(palette),
  );
  for (const [name, { oklch, plain }] of colours) {
    if (!plain) continue;
    const exact = channelsOf(hex(oklch));
    const differences = channelsOf(plain).map((channel, index) => Math.abs(channel - (exact[index] ?? 0)));
    expect(Math.max(...differences), `${name}: ${plain} for ${hex(oklch)}`).toBeLessThanOrEqual(16);
  }
});

test('highlighted search matches have enough contrast in both themes', () => {
  const { highlight, onHighlight } = marker;
  expect(wcagContrast(hex(highlight.oklch), hex(onHighlight.oklch))).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(highlight.plain, onHighlight.plain)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['light', email.light],
  ['dark', email.dark],
])('emails have enough contrast in the %s theme', (_, { ground, raised, sunk, ink, soft, accent, onAccent }) => {
  const pairs = [ground, raised, sunk].flatMap((back) => [ink, soft, accent].map((text) => [back, text] as const));
  for (const pair of [...pairs, [accent, onAccent] as const]) {
    expect(wcagContrast(...pair), pair.join(' and ')).toBeGreaterThanOrEqual(4.5);
  }
});

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
