import { type Course, courseWords, curriculumWords, fill, inRupees } from '#content';

/** One picture of the tour of a course. */
export interface TourStep {
  readonly kind: 'opening' | 'part' | 'outcomes' | 'ending';
  readonly title: string;
  readonly text?: string;
  readonly lines: readonly TourLine[];
  /** How long it stays, in seconds, when the tour moves by itself. */
  readonly seconds: number;
  /** Session up to which the course is woven once this step is over. */
  readonly wovenTo: number;
}

interface TourLine {
  readonly number?: number;
  readonly text: string;
}

/** Topics shown of one part; who wants all of them reads on below. */
const linesPerPart = 5;

/** The tour of a course, made of its own data: what it is, part by part what is taught, what one can do, what it costs. */
export function tourSteps(course: Course): TourStep[] {
  const words = curriculumWords.video.tour;
  const { parts, sessionCount } = course;
  return [
    {
      kind: 'opening',
      title: course.curriculumName,
      text: fill(words.opening, {
        sessions: fill(courseWords.sessions, { count: sessionCount }),
        hours: fill(courseWords.hours, { count: course.hourCount }),
        months: fill(courseWords.months, course.months),
      }),
      lines: course.topics.map((text) => ({ text })),
      seconds: 6,
      wovenTo: 0,
    },
    ...parts.map(({ category, first, last, sessions }) => ({
      kind: 'part' as const,
      title: category,
      text: fill(words.part, { first, last }),
      lines: spread(sessions, linesPerPart).map(({ number, topic }) => ({ number, text: topic })),
      seconds: 6,
      wovenTo: last,
    })),
    {
      kind: 'outcomes',
      title: words.outcomes,
      lines: course.outcomes.map((text) => ({ text })),
      seconds: 8,
      wovenTo: sessionCount,
    },
    {
      kind: 'ending',
      title: course.curriculumTitle,
      text: fill(words.ending, {
        price: inRupees(course.price.discountedInr),
        monthly: inRupees(course.price.monthlyInr),
      }),
      lines: [],
      seconds: 6,
      wovenTo: sessionCount,
    },
  ];
}

/** So many of a list, evenly spread from its first to its last. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => list[Math.round(i * step)] as T);
}
