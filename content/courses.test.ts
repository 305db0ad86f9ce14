import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { courses } from './index.ts';
import type { CourseHeld } from './loading/courses/course-checks.ts';

const heldDir = `${import.meta.dirname}/course-checks`;
const held = await Promise.all(
  (await readdir(heldDir)).map(async (file): Promise<[slug: string, held: CourseHeld]> => {
    const slug = file.slice(0, -'.ts'.length);
    return [slug, (await import(`./course-checks/${slug}.ts`)).default];
  }),
);

describe.each(held)('%s', (slug, { terms, order, gone }) => {
  const course = courses.find((each) => each.slug === slug);
  const sessions = course?.parts.flatMap((part) => part.sessions) ?? [];
  /** All that a session says, in small letters. */
  const said = sessions.map(({ topic, subtopics, terms, homework }) =>
    [topic, ...subtopics, ...(terms ?? []), homework.task].join('\n').toLowerCase(),
  );
  const saysIn = (session: number, phrase: string) => said[session - 1]?.includes(phrase.toLowerCase());

  test.each(terms)('says %s, as adverts and papers do', (term) => {
    expect(said.some((words) => words.includes(term.toLowerCase()))).toBe(true);
  });

  test.each(order)('$taught is taught in $session, before $in uses it', ({ taught, session, used, in: later }) => {
    expect(session).toBeLessThan(later);
    expect(saysIn(session, taught)).toBe(true);
    expect(saysIn(later, used)).toBe(true);
  });

  test.each(gone)('does not say %s again', (phrase) => {
    expect(said.filter((words) => words.includes(phrase.toLowerCase()))).toEqual([]);
  });
});

test('a version stands in the table of its course, and a session that names one names the same', () => {
  const wrong = courses.flatMap(({ slug, versions, parts }) =>
    versions.flatMap(({ name, version }) => {
      const sessions = parts.flatMap((part) => part.sessions);
      return sessions.flatMap(({ number, topic, subtopics, homework }) =>
        namedIn([topic, ...subtopics, homework.task].join('\n'), name)
          .filter((said) => !`${version}.`.startsWith(`${said}.`) && !`${said}.`.startsWith(`${version}.`))
          .map((said) => `${slug}, session ${number}: ${name} ${said}, the table says ${version}`),
      );
    }),
  );
  expect(wrong).toEqual([]);
});

test('everything is taught in the time that is announced', () => {
  for (const { slug, months, weeks } of courses) {
    const taken = weeks.length / (365.25 / 12 / 7);
    expect(taken, slug).toBeGreaterThan(months.from - 0.5);
    expect(taken, slug).toBeLessThan(months.to + 0.5);
  }
});

/** '2.0' of 'DuckDB 2.0': the numbers that stand behind a name. */
function namedIn(text: string, name: string): string[] {
  const behind = text.split(`${name} `).slice(1);
  return behind.flatMap((words) => /^\d+(?:\.\d+)*/.exec(words)?.[0] ?? []);
}
