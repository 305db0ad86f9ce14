import type { Course } from '#content';

const ladder = ['Beginner', 'Intermediate', 'Advanced'];

/** From which step to which a course leads, counted from 0. */
function reachOf(level: Course['level']): { from: number; to: number } {
  const steps = level.split(' to ').map((name) => ladder.indexOf(name));
  return { from: steps[0] ?? 0, to: steps.at(-1) ?? 0 };
}

/** The level of a course in words, and as steps of which the course takes some. Each level has a colour. */
export function LevelBadge({ level }: { level: Course['level'] }) {
  const { from, to } = reachOf(level);
  return (
    <span className={`badge level level-${from + to}`}>
      <LevelSteps level={level} />
      {level}
    </span>
  );
}

export function LevelSteps({ level }: { level: Course['level'] }) {
  const { from, to } = reachOf(level);
  const step = (index: number) => `M${index * 4} ${8 - index * 4}h3v${4 + index * 4}h-3z`;
  const indexes = ladder.map((_, index) => index);
  const isTaken = (index: number) => index >= from && index <= to;
  return (
    <svg className="level-steps" viewBox="0 0 11 12" aria-hidden="true">
      <path
        className="level-rest"
        d={indexes
          .filter((index) => !isTaken(index))
          .map(step)
          .join('')}
      />
      <path d={indexes.filter(isTaken).map(step).join('')} />
    </svg>
  );
}
