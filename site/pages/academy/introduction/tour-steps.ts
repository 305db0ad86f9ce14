import { type Course, courseWords, curriculumWords, fill, inRupees } from '#content';

/** One screen of a course's tour. */
export interface TourStep {
  readonly kind: 'opening' | 'part' | 'session' | 'exercise' | 'answer' | 'outcomes' | 'career' | 'ending';
  readonly title: string;
  readonly text?: string;
  readonly code?: string;
  readonly lines: readonly TourLine[];
  /** Index of the course part that the step shows or belongs to. */
  readonly part: number;
  /** Number of the session that the progress bar reaches when this step ends. */
  readonly lastSession: number;
  /** Duration of the step while the tour plays: the time to read its words. */
  readonly seconds: number;
}

interface TourLine {
  readonly number?: number;
  readonly text: string;
}

type UntimedStep = Omit<TourStep, 'seconds'>;
type Part = Course['parts'][number];

const words = curriculumWords.video.tour;
/** Topics shown of one part. The session list below the tour has all of them. */
const linesPerPart = 5;
/** Reading speed of people who read a second language. */
const wordsPerSecond = 2.7;
const baseSeconds = 3;

/** The tour of a course: an opening, its parts with some sessions and one exercise, the outcomes, career guidance, and the fee. */
export function tourSteps(course: Course): TourStep[] {
  const { parts, sessionCount, outcomes, price } = course;
  const last = { part: parts.length - 1, lastSession: sessionCount };
  const steps: UntimedStep[] = [
    opening(course),
    ...parts.flatMap((part, index) => partSteps(course, part, index)),
    { kind: 'outcomes', title: words.outcomes, lines: outcomes.map((text) => ({ text })), ...last },
    {
      kind: 'career',
      title: words.careerGuidance.heading,
      lines: words.careerGuidance.lines.map((text) => ({ text })),
      ...last,
    },
    {
      kind: 'ending',
      title: course.curriculumTitle,
      text: fill(words.ending, { price: inRupees(price.discountedInr), monthly: inRupees(price.monthlyInr) }),
      lines: [],
      ...last,
    },
  ];
  return steps.map((step) => ({ ...step, seconds: Math.round(baseSeconds + wordCount(step) / wordsPerSecond) }));
}

/** Duration and number of steps of a tour, as the page shows them. */
export function tourLength(steps: readonly TourStep[]): string {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return fill(words.length, { minutes: Math.floor(total / 60), seconds: total % 60, count: steps.length });
}

function opening(course: Course): UntimedStep {
  return {
    kind: 'opening',
    title: course.curriculumName,
    text: fill(words.opening, {
      sessions: fill(courseWords.sessions, { count: course.sessionCount }),
      hours: fill(courseWords.hours, { count: course.hourCount }),
      months: fill(courseWords.months, course.months),
    }),
    lines: course.topics.map((text) => ({ text })),
    part: 0,
    lastSession: 0,
  };
}

/** An overview of a part, the sessions of the part that the tour shows, and the exercise after its session. */
function partSteps(
  { video: { tour } }: Course,
  { category, first, last, sessions }: Part,
  part: number,
): UntimedStep[] {
  const sessionSteps = sessions.flatMap((session): UntimedStep[] => {
    const { number, topic, subtopics } = session;
    const progress = { part, lastSession: number };
    const details = { title: topic, text: fill(words.session, { number }), lines: subtopics.map((text) => ({ text })) };
    const { question, code, answer } = tour.exercise;
    const exercise = { code: code.join('\n'), lines: [], ...progress };
    return [
      ...(tour.sessions.includes(number) ? [{ kind: 'session', ...details, ...progress } as const] : []),
      ...(tour.exercise.session === number
        ? [
            { kind: 'exercise', title: fill(words.exercise, { number }), text: question, ...exercise } as const,
            { kind: 'answer', title: words.answer, text: answer, ...exercise } as const,
          ]
        : []),
    ];
  });
  const topics = sampleEvenly(sessions, linesPerPart).map(({ number, topic }) => ({ number, text: topic }));
  const overview = {
    kind: 'part',
    title: category,
    text: fill(words.part, { first, last }),
    lines: topics,
    part,
  } as const;
  const steps = [{ ...overview, lastSession: sessionSteps.length > 0 ? first : last }, ...sessionSteps];
  // The last step of a part completes the part in the progress bar.
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, lastSession: last } : step));
}

function wordCount({ title, text = '', code = '', lines }: UntimedStep): number {
  return [title, text, code, ...lines.map((line) => line.text)].join(' ').split(/\s+/).filter(Boolean).length;
}

/** Picks `count` items at even distances, including the first and the last. Returns all items of a shorter list. */
export function sampleEvenly<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  const step = (list.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => list[Math.round(i * step)] as T);
}
