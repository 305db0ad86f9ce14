import { expect, test } from 'vitest';
import { about, allServices, home, listSamples, showcases } from '#content';
import { textsOf } from './test-words.ts';

const files = [...allServices, ...showcases, home, about];
const evidence = files.flatMap((words) =>
  textsOf(words).flatMap(([path, text]) => (path.endsWith('.evidence') ? [{ file: words.file, path, text }] : [])),
);

test('no two figures were counted in the same words', () => {
  expect(evidence.length).toBeGreaterThan(40);
  expect(new Set(evidence.map(({ text }) => text)).size).toBe(evidence.length);
});

const samples = listSamples();
const isMadeUp = samples.some(({ file, field }) => file === 'content/company/profile.ts' && field === 'name');

test.runIf(isMadeUp)('how the figures of a made-up company were counted is marked as a sample', () => {
  const isMarked = (file: string, path: string) =>
    samples.some((sample) => sample.file === file && sample.field === path);
  expect(evidence.filter(({ file, path }) => !isMarked(file, path))).toEqual([]);
});
