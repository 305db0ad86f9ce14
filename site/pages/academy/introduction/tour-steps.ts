import { type Course, courseWords, curriculumWords, fill, inRupees } from '#content';

/** One picture of the tour of a course. */
export interface TourStep {
  readonly kind: 'opening' | 'part' | 'session' | 'exercise' | 'answer' | 'outcomes' | 'after' | 'ending';
  readonly title: string;
  readonly text?: string;
  readonly code?: string;
  readonly lines: readonly TourLine[];
  /** Place of the part of the course that it shows or belongs to. */
  readonly part: number;
  /** Session up to which the course is woven once this step is over. */
  readonly wovenTo: number;
  /** How long it stays when the tour moves by itself: as long as its words take to read. */
  readonly seconds: number;
}

interface TourLine {
  readonly number?: number;
  readonly text: string;
}

type Untimed = Omit<TourStep, 'seconds'>;
type Part = Course['parts'][number];

const words = curriculumWords.video.tour;
/** Topics shown of one part; who wants all of them reads on below. */
const linesPerPart = 5;
/** Of somebody who reads a screen in a second language and looks at it besides. */
const wordsPerSecond = 2.8;
const secondsToLook = 3;

/** The tour of a course, made of its own data: part by part what is taught, single sessions from the inside, a task, what follows. */
export function tourSteps(course: Course): TourStep[] {
  const { parts, sessionCount, outcomes, price } = course;
  const last = { part: parts.length - 1, wovenTo: sessionCount };
  const steps: Untimed[] = [
    opening(course),
    ...parts.flatMap((part, index) => partSteps(course, part, index)),
    { kind: 'outcomes', title: words.outcomes, lines: outcomes.map((text) => ({ text })), ...last },
    { kind: 'after', title: words.after.heading, lines: words.after.lines.map((text) => ({ text })), ...last },
    {
      kind: 'ending',
      title: course.curriculumTitle,
      text: fill(words.ending, { price: inRupees(price.discountedInr), monthly: inRupees(price.monthlyInr) }),
      lines: [],
      ...last,
    },
  ];
  return steps.map((step) => ({ ...step, seconds: Math.round(secondsToLook + wordCount(step) / wordsPerSecond) }));
}

/** How long a tour takes, and in how many pictures, in the words of the page. */
export function tourLength(steps: readonly TourStep[]): string {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return fill(words.length, { minutes: Math.floor(total / 60), seconds: total % 60, count: steps.length });
}

function opening(course: Course): Untimed {
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
    wovenTo: 0,
  };
}

/** A part as a whole, then those of its sessions that the tour enters, and the task where it belongs. */
function partSteps({ video: { tour } }: Course, { category, first, last, sessions }: Part, part: number): Untimed[] {
  const entered = sessions.flatMap((session): Untimed[] => {
    const { number, topic, subtopics } = session;
    const where = { part, wovenTo: number };
    const inside = { title: topic, text: fill(words.session, { number }), lines: subtopics.map((text) => ({ text })) };
    const { question, code, answer } = tour.exercise;
    const shown = { code: code.join('\n'), lines: [], ...where };
    return [
      ...(tour.sessions.includes(number) ? [{ kind: 'session', ...inside, ...where } as const] : []),
      ...(tour.exercise.session === number
        ? [
            { kind: 'exercise', title: fill(words.exercise, { number }), text: question, ...shown } as const,
            { kind: 'answer', title: words.answer, text: answer, ...shown } as const,
          ]
        : []),
    ];
  });
  const topics = spread(sessions, linesPerPart).map(({ number, topic }) => ({ number, text: topic }));
  const whole = {
    kind: 'part',
    title: category,
    text: fill(words.part, { first, last }),
    lines: topics,
    part,
  } as const;
  const steps = [{ ...whole, wovenTo: entered.length > 0 ? first : last }, ...entered];
  // The last picture of a part weaves it to its end.
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, wovenTo: last } : step));
}

function wordCount({ title, text = '', code = '', lines }: Untimed): number {
  return [title, text, code, ...lines.map((line) => line.text)].join(' ').split(/\s+/).filter(Boolean).length;
}

/** So many of a list, evenly spread from its first to its last. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => list[Math.round(i * step)] as T);
}
