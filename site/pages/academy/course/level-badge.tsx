import type { Course } from '#content';
import { useContent } from '../../../layout/current-page.ts';

const levels = ['Beginner', 'Intermediate', 'Advanced'];

/** First and last level of a course, as indexes of `levels`. */
function levelRange(level: Course['level']): { from: number; to: number } {
  const steps = level.split(' to ').map((name) => levels.indexOf(name));
  return { from: steps[0] ?? 0, to: steps.at(-1) ?? 0 };
}

/** The level of a course as text, with steps that mark its range. Each level has a colour. */
export function LevelBadge({ level }: { level: Course['level'] }) {
  const { from, to } = levelRange(level);
  return (
    <span className={`badge level level-${from + to}`}>
      <LevelSteps level={level} />
      {useContent().courseWords.levels[level]}
    </span>
  );
}

export function LevelSteps({ level }: { level: Course['level'] }) {
  const { from, to } = levelRange(level);
  const steps = levels.map((_, index) => `M${index * 4} ${8 - index * 4}h3v${4 + index * 4}h-3z`);
  return (
    <svg className="level-steps" viewBox="0 0 11 12" aria-hidden="true">
      <path className="level-unused" d={steps.toSpliced(from, to - from + 1).join('')} />
      <path d={steps.slice(from, to + 1).join('')} />
    </svg>
  );
}
