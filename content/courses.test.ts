import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { courses, placementTraining } from './index.ts';
import type { CourseChecks } from './loading/courses/course-checks.ts';

const checksDir = `${import.meta.dirname}/course-checks`;
const checks = await Promise.all(
  (await readdir(checksDir)).map(async (file): Promise<[slug: string, checks: CourseChecks]> => {
    const slug = file.slice(0, -'.ts'.length);
    return [slug, (await import(`./course-checks/${slug}.ts`)).default];
  }),
);

describe.each(checks)('%s', (slug, { terms, order, removed }) => {
  const course = courses.find((item) => item.slug === slug);
  const sessions = course?.parts.flatMap((part) => part.sessions) ?? [];
  /** The text of each session, in lower case. */
  const texts = sessions.map(({ topic, subtopics, terms, homework }) =>
    [topic, ...subtopics, ...(terms ?? []), homework.task].join('\n').toLowerCase(),
  );
  const contains = (session: number, phrase: string) => texts[session - 1]?.includes(phrase.toLowerCase());

  test.each(terms)('uses the standard term %s', (term) => {
    expect(texts.some((text) => text.includes(term.toLowerCase()))).toBe(true);
  });

  test.each(order)('teaches $taught in $taughtIn, before $usedIn uses it', ({ taught, taughtIn, used, usedIn }) => {
    expect(taughtIn).toBeLessThan(usedIn);
    expect(contains(taughtIn, taught)).toBe(true);
    expect(contains(usedIn, used)).toBe(true);
  });

  test.each(removed)('does not repeat the corrected mistake %s', (phrase) => {
    expect(texts.filter((text) => text.includes(phrase.toLowerCase()))).toEqual([]);
  });
});

describe.each(courses)('practice for interviews in $slug', ({ slug, parts, interviews }) => {
  const sessionsBefore = (kind: string) =>
    interviews.practice.filter((item) => item.kind === kind).map((item) => item.after);

  test('has a sheet of questions for each mock interview', async () => {
    const sheets = await readFile(`${import.meta.dirname}/interviews/${slug}.md`, 'utf8');
    expect([...sheets.matchAll(/^## After session (\d+)$/gm)].map(([, session]) => Number(session))).toEqual(
      sessionsBefore('Mock interview'),
    );
  });

  test('lists each timed test as material that the centre prepares', () => {
    const material = parts.flatMap(({ sessions }) => sessions.flatMap((session) => session.material ?? []));
    const papers = material.filter((item) => /timed|contest/i.test(item)).join('\n');
    expect(sessionsBefore('Timed test').filter((session) => !new RegExp(`\\b${session}\\b`).test(papers))).toEqual([]);
  });
});

test('sessions name the same versions as the version table of the course', () => {
  const mismatches = courses.flatMap(({ slug, versions, parts }) =>
    versions.flatMap(({ name, version }) => {
      const sessions = parts.flatMap((part) => part.sessions);
      return sessions.flatMap(({ number, topic, subtopics, homework }) =>
        versionsAfter([topic, ...subtopics, homework.task].join('\n'), name)
          .filter((found) => !`${version}.`.startsWith(`${found}.`) && !`${found}.`.startsWith(`${version}.`))
          .map((found) => `${slug}, session ${number}: ${name} ${found}, the table says ${version}`),
      );
    }),
  );
  expect(mismatches).toEqual([]);
});

test('the sessions fit into the announced duration', () => {
  for (const { slug, months, weeks } of courses) {
    const duration = weeks.length / (365.25 / 12 / 7);
    expect(duration, slug).toBeGreaterThan(months.from - 0.5);
    expect(duration, slug).toBeLessThan(months.to + 0.5);
  }
});

test('the sample certificate passes its course, with marks for each row of the rubric', () => {
  const { course: slug, parts, attendedSessions } = placementTraining.certificate;
  const course = courses.find((item) => item.slug === slug);
  if (!course) throw new Error(`there is no course '${slug}'`);
  const { rubric, passPercent, attendancePercent } = course.assessment;
  expect(parts).toHaveLength(rubric.length);
  expect(parts.filter(({ marks }, index) => marks > (rubric[index]?.percent ?? 0))).toEqual([]);
  expect(parts.reduce((sum, { marks }) => sum + marks, 0)).toBeGreaterThanOrEqual(passPercent);
  expect((100 * attendedSessions) / course.sessionCount).toBeGreaterThanOrEqual(attendancePercent);
  expect(attendedSessions).toBeLessThanOrEqual(course.sessionCount);
});

/** The version numbers after a name: '2.0' in 'DuckDB 2.0'. */
function versionsAfter(text: string, name: string): string[] {
  const following = text.split(`${name} `).slice(1);
  return following.flatMap((words) => /^\d+(?:\.\d+)*/.exec(words)?.[0] ?? []);
}
