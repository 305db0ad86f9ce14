import { type Course, courseWords, curriculumWords, fill, inRupees } from '#content';

/** One screen of a course's tour. */
export interface TourStep {
  readonly kind: 'opening' | 'part' | 'session' | 'exercise' | 'answer' | 'outcomes' | 'career' | 'ending';
  readonly title: string;
  readonly text?: string;
  readonly code?: string;
  readonly lines: readonly { readonly number?: number; readonly text: string }[];
  /** Index of the course part that the step gives an overview of. */
  readonly part?: number;
  /** Duration of the step while the tour plays: the time to read its words. */
  readonly seconds: number;
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
  const { curriculumName, curriculumTitle, outcomes, parts, price, topics } = course;
  const { heading, lines } = words.careerGuidance;
  const opening = fill(words.opening, {
    sessions: fill(courseWords.sessions, { count: course.sessionCount }),
    hours: fill(courseWords.hours, { count: course.hourCount }),
    months: fill(courseWords.months, course.months),
  });
  const ending = fill(words.ending, { price: inRupees(price.discountedInr), monthly: inRupees(price.monthlyInr) });
  const steps: UntimedStep[] = [
    { kind: 'opening', title: curriculumName, text: opening, lines: topics.map((text) => ({ text })) },
    ...parts.flatMap((part, index) => partSteps(course, part, index)),
    { kind: 'outcomes', title: words.outcomes, lines: outcomes.map((text) => ({ text })) },
    { kind: 'career', title: heading, lines: lines.map((text) => ({ text })) },
    { kind: 'ending', title: curriculumTitle, text: ending, lines: [] },
  ];
  return steps.map((step) => ({ ...step, seconds: Math.round(baseSeconds + wordCount(step) / wordsPerSecond) }));
}

export function tourLength(steps: readonly TourStep[]): string {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return fill(words.length, { minutes: Math.floor(total / 60), seconds: total % 60, count: steps.length });
}

/** An overview of a part, the sessions of the part that the tour shows, and the exercise after its session. */
function partSteps(
  { video: { tour } }: Course,
  { category, first, last, sessions }: Part,
  part: number,
): UntimedStep[] {
  const { exercise } = tour;
  const code = exercise.code.join('\n');
  const topics = sampleEvenly(sessions, linesPerPart).map(({ number, topic }) => ({ number, text: topic }));
  const steps: UntimedStep[] = [
    { kind: 'part', title: category, text: fill(words.part, { first, last }), lines: topics, part },
  ];
  for (const { number, topic, subtopics } of sessions) {
    if (tour.sessions.includes(number)) {
      const lines = subtopics.map((text) => ({ text }));
      steps.push({ kind: 'session', title: topic, text: fill(words.session, { number }), lines });
    }
    if (exercise.session === number) {
      steps.push(
        { kind: 'exercise', title: fill(words.exercise, { number }), text: exercise.question, code, lines: [] },
        { kind: 'answer', title: words.answer, text: exercise.answer, code, lines: [] },
      );
    }
  }
  return steps;
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
