import { expect, test } from 'vitest';
import { courses, internships, services } from '#content';

test.each([
  ['services', services],
  ['courses', courses],
  ['internships', internships],
] as const)('no two %s have the same icon', (_list, entries) => {
  const icons = entries.map(({ icon }) => icon);
  expect(icons).toEqual([...new Set(icons)]);
});
