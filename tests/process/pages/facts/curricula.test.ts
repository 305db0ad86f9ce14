import { expect, test } from 'vitest';
import { courses } from '#content';
import { select, wordsOf } from '../../../../tools/site-build/html-tree.ts';
import { readPage } from '../../support/built-pages.ts';
import { counts, type Finder, first, type PageFact, testFacts } from './page-facts.ts';
import { specifiedCourses } from './specified-courses.ts';

/** 'C Programming 1-10': a badge, and the numbers of the sessions that have it. */
const categories: Finder = (page) => {
  const ranges = new Map<string, number[]>();
  for (const session of select(page, '.session')) {
    const [category] = select(session, 'p[data-search-ignore] > span').map((badge) => wordsOf(badge));
    const number = Number(/^Session (\d+):/.exec(wordsOf(select(session, 'h4')[0] ?? session))?.[1]);
    ranges.set(category ?? '', [...(ranges.get(category ?? '') ?? []), number]);
  }
  return [...ranges].map(([category, numbers]) => {
    const isContiguous = numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
    return `${category} ${numbers[0]}-${isContiguous ? numbers.at(-1) : 'with gaps'}`;
  });
};

/** Specification, section 2 'Curriculum pages', section 3 'Session', section 9 'Sessions'. */
testFacts(
  specifiedCourses.flatMap((course, index): PageFact[] => {
    const { slug, sessions, months, level, price } = course;
    const page = `/curriculum/${slug}`;
    const next = specifiedCourses[index + 1];
    return [
      ...(next
        ? [[page, 'the next curriculum', '.siblings [rel=next] @href', `/curriculum/${next.slug}`] satisfies PageFact]
        : []),
      [page, 'title', 'h1', course.curriculumTitle],
      [page, 'course', '#video-title strong', course.curriculumName],
      [page, 'categories', categories, course.parts],
      [page, 'stats', '.stats dd', `${sessions}, ${2 * sessions}, ${months}, ${level}, ${price}`],
      [page, 'number of sessions', '.session h4', sessions],
      [page, 'target of the button', first(1, '.page-hero .actions a @href'), '/placement-training-registration'],
      [page, 'the program that the button selects', first(1, '.page-hero .actions a @data-program'), slug],

      [page, 'About This Course', '#about h2', 'About This Course'],
      [page, 'four cards about the course', '#about h3', 4],
      [page, 'caption of the video', '#video-title span', 'Course Introduction'],
      [page, 'notes of the video', '.video-notes li', '5 min overview, Course highlights, Career guidance'],
      [page, 'a line about the video', '.video-caption > p', /\w{3}/],
      [page, 'heading of the sessions', '#sessions h2', 'Detailed Session Breakdown'],
      [page, 'heading of each session', '.session h4', /^Session \d+: \S/],
      [page, 'duration of each session', '.session > [data-search-ignore]', / 2 hours$/],
      [page, 'subtopics of each session', counts('.session > ul', 'li'), /^[345]$/],
      [page, 'label of the button', first(1, '.page-hero .actions a'), 'Register Now'],
      [page, 'a phone link in the main part', 'main a[href^="tel:"]', /^Call /],
      [page, 'the brochure next to the sessions', '#sessions a[href^="/brochures/"] @href', `/brochures/${slug}.pdf`],
    ];
  }),
);

test.each(courses)('$href lists the topic and the subtopics of every session', async ({ href, parts }) => {
  const shown = select(await readPage(href), '.session').map((session) => [
    select(session, 'h4').map((heading) => wordsOf(heading)),
    select(session, 'li').map((item) => wordsOf(item)),
  ]);
  const sessions = parts.flatMap((part) => part.sessions);
  expect(shown).toEqual(
    sessions.map(({ number, topic, subtopics }) => [[`Session ${number}: ${topic}`], [...subtopics]]),
  );
});
