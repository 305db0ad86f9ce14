import { describe, expect, test } from 'vitest';
import { courses, curriculumWords } from '#content';
import { spread, tourLength, tourSteps } from './tour-steps.ts';

describe.each(courses.map((course) => [course.slug, course] as const))('the tour of %s', (_, course) => {
  const steps = tourSteps(course);
  const kinds = steps.map(({ kind }) => kind);

  test('opens, goes through the parts in their order, and ends with what one can do, what follows and the fee', () => {
    expect(kinds[0]).toBe('opening');
    expect(steps.filter(({ kind }) => kind === 'part').map(({ title }) => title)).toEqual(
      course.parts.map(({ category }) => category),
    );
    expect(kinds.slice(-3)).toEqual(['outcomes', 'after', 'ending']);
    expect(steps.at(-1)?.text).toContain('2,000');
  });

  test('shows sessions from the inside, and a task before its answer', () => {
    const topics = course.parts.flatMap(({ sessions }) => sessions).map(({ topic }) => topic);
    const shown = steps.filter(({ kind }) => kind === 'session').map(({ title }) => title);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(topics).toEqual(expect.arrayContaining(shown));
    const task = kinds.indexOf('exercise');
    expect(kinds.indexOf('answer')).toBe(task + 1);
    expect(steps[task]?.code).toBe(steps[task + 1]?.code);
  });

  test('takes the five minutes that stand beside it, and says how long exactly', () => {
    const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
    expect(curriculumWords.video.notes).toContain(`${Math.round(seconds / 60)} min overview`);
    const [, minutes, rest] = /(\d+) min (\d+) s/.exec(tourLength(steps)) ?? [];
    expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
  });

  test('weaves the course on from step to step until it is whole', () => {
    const woven = steps.map(({ wovenTo }) => wovenTo);
    expect(woven).toEqual(woven.toSorted((a, b) => a - b));
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
