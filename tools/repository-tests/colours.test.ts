import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import email from '#generated/colours/email.json' with { type: 'json' };
import { type Colour, courseDyeTurns, dark, light, marker, threadTurns } from '../../ui/colours.ts';
import { hex } from '../site-build/hue-styles.ts';
import { listProjectFiles, projectDir } from '../site-build/paths.ts';

const read = (file: string) => readFile(join(projectDir, file), 'utf8');

test('no colour is written down as hex digits outside of ui/colours.ts', async () => {
  const found: string[] = [];
  for (const file of await listProjectFiles(['ui', 'site', 'server', 'tools', 'public'])) {
    // They are drawn from those.
    if (file.startsWith('site/illustrations/files/') || file === 'public/favicon.svg') continue;
    if (!/\.(?:css|html|json|svg|tsx?)$/.test(file) || /\.test\.tsx?$/.test(file) || file === 'ui/colours.ts') continue;
    const lines = (await read(file)).split('\n');
    // Of a mask, only what is opaque counts.
    const coloured = lines.filter((line) => !/\bmask:/.test(line) && /#(?:[\da-f]{3,4}){1,2}(?![\w-])/i.test(line));
    found.push(...coloured.map((line) => `${file}: ${line.trim()}`));
  }
  expect(found).toEqual([]);
});

test('what stands for a colour where no OKLCH is read looks like it', () => {
  const colours: readonly (readonly [string, Colour])[] = [light, dark, marker].flatMap((each) => Object.entries(each));
  for (const [name, { oklch, plain }] of colours) {
    if (!plain) continue;
    const exact = channelsOf(hex(oklch));
    const off = channelsOf(plain).map((channel, at) => Math.abs(channel - (exact[at] ?? 0)));
    expect(Math.max(...off), `${name}: ${plain} for ${hex(oklch)}`).toBeLessThanOrEqual(16);
  }
});

test('words that a search has found can be read on the marker, whatever the theme', () => {
  const { found, onFound } = marker;
  expect(wcagContrast(hex(found.oklch), hex(onFound.oklch))).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(found.plain, onFound.plain)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['light', email.light],
  ['dark', email.dark],
])('an email can be read in the %s theme', (_, { ground, raised, sunk, ink, soft, accent, onAccent }) => {
  const pairs = [ground, raised, sunk].flatMap((paper) => [ink, soft, accent].map((words) => [paper, words] as const));
  for (const pair of [...pairs, [accent, onAccent] as const]) {
    expect(wcagContrast(...pair), pair.join(' and ')).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([
  ['thread', threadTurns, 'ui/weave/weave.css'],
  ['dye', courseDyeTurns, 'site/pages/academy/course/course.css'],
])('each %s turns in its style sheet as it does in a picture', async (kind, turns, file) => {
  const text = (await read(file)).replace(/\s+/g, ' ');
  for (const [index, turn] of Object.entries(turns)) {
    const hue = turn === 0 ? 'var(--hue)' : `calc(var(--hue) ${turn < 0 ? '-' : '+'} ${Math.abs(turn)})`;
    expect(text).toContain(`.${kind}-${index} { fill: oklch(var(--${kind}-${index}) ${hue});`);
  }
});

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
