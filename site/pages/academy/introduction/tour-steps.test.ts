import { describe, expect, test } from 'vitest';
import { courses, curriculumWords } from '#content';
import { sampleEvenly, tourLength, tourSteps } from './tour-steps.ts';

describe.each(courses.map((course) => [course.slug, course] as const))('the tour of %s', (_, course) => {
  const steps = tourSteps(course);
  const kinds = steps.map(({ kind }) => kind);

  test('starts with an opening, shows the parts in order, and ends with outcomes, career guidance and the fee', () => {
    expect(kinds[0]).toBe('opening');
    expect(steps.filter(({ kind }) => kind === 'part').map(({ title }) => title)).toEqual(
      course.parts.map(({ category }) => category),
    );
    expect(kinds.slice(-3)).toEqual(['outcomes', 'career', 'ending']);
    expect(steps.at(-1)?.text).toContain('2,000');
  });

  test('shows single sessions, and an exercise right before its answer', () => {
    const topics = course.parts.flatMap(({ sessions }) => sessions).map(({ topic }) => topic);
    const sessionTitles = steps.filter(({ kind }) => kind === 'session').map(({ title }) => title);
    expect(sessionTitles.length).toBeGreaterThanOrEqual(3);
    expect(topics).toEqual(expect.arrayContaining(sessionTitles));
    const exercise = kinds.indexOf('exercise');
    expect(kinds.indexOf('answer')).toBe(exercise + 1);
    expect(steps[exercise]?.code).toBe(steps[exercise + 1]?.code);
  });

  test('takes as many minutes as the page states, and shows its exact duration', () => {
    const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
    expect(curriculumWords.video.notes).toContain(`${Math.round(seconds / 60)} min overview`);
    const [, minutes, rest] = /(\d+) min (\d+) s/.exec(tourLength(steps)) ?? [];
    expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
  });

  test('lists no topic of a part twice, and includes the first and the last', () => {
    for (const part of course.parts) {
      const numbers = steps.find(({ title }) => title === part.category)?.lines.map(({ number }) => number) ?? [];
      expect(new Set(numbers).size).toBe(numbers.length);
      expect([numbers[0], numbers.at(-1)]).toEqual([part.first, part.last]);
    }
  });
});

test('samples at even distances, and returns all items of a short list', () => {
  expect(sampleEvenly([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(sampleEvenly([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([1, 3, 5, 7, 9]);
});
