import { describe, expect, test } from 'vitest';
import { courses } from '#content';
import { spread, tourSteps } from './tour-steps.ts';

describe.each(courses.map((course) => [course.slug, course] as const))('the tour of %s', (_, course) => {
  const steps = tourSteps(course);

  test('opens, shows each part, then what one can do, then the fee', () => {
    expect(steps.map(({ kind }) => kind)).toEqual(['opening', ...course.parts.map(() => 'part'), 'outcomes', 'ending']);
    expect(steps.at(-1)?.text).toContain('2,000');
  });

  test('takes half a minute to one', () => {
    const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
    expect(seconds).toBeGreaterThanOrEqual(30);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test('weaves the course on from step to step until it is whole', () => {
    const woven = steps.map(({ wovenTo }) => wovenTo);
    expect(woven).toEqual([...woven].sort((a, b) => a - b));
    expect(woven[0]).toBe(0);
    expect(woven.at(-1)).toBe(course.sessionCount);
  });

  test('says no topic of a part twice, and the first and the last are among them', () => {
    for (const part of course.parts) {
      const numbers = steps.find(({ title }) => title === part.category)?.lines.map(({ number }) => number) ?? [];
      expect(new Set(numbers).size).toBe(numbers.length);
      expect([numbers[0], numbers.at(-1)]).toEqual([part.first, part.last]);
    }
  });
});

test('spreads evenly, and leaves a short list whole', () => {
  expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(spread([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([1, 3, 5, 7, 9]);
});
