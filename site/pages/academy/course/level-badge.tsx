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
  const steps = ladder.map((_, index) => ({
    path: `M${index * 4} ${8 - index * 4}h3v${4 + index * 4}h-3z`,
    isTaken: from <= index && index <= to,
  }));
  const draw = (isTaken: boolean) => steps.map((step) => (step.isTaken === isTaken ? step.path : '')).join('');
  return (
    <svg className="level-steps" viewBox="0 0 11 12" aria-hidden="true">
      <path className="level-rest" d={draw(false)} />
      <path d={draw(true)} />
    </svg>
  );
}
