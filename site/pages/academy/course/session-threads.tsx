import { type Course, curriculumWords, fill } from '#content';

type Part = Pick<Course['parts'][number], 'first' | 'last'>;

/** Of one thread, in units of the drawing. */
const pitch = 4;
const thickness = 3;
const height = 24;
/** Most sessions that a course has: the width of every bar that is compared with others. */
const longest = 75;

/** Colour of a part, by its place in the course (site/pages/academy/course/course.css). */
export const dyeClass = (index: number) => `dye-${index % 6}`;

/** A course as a bar of threads: one for each session, in the colours of its parts. All bars have one scale. */
export function SessionThreads({ parts }: { parts: readonly Part[] }) {
  return (
    <svg
      className="session-threads"
      viewBox={`0 0 ${longest * pitch} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <PartPaths parts={parts} />
    </svg>
  );
}

const PartPaths = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ first, last }, index) => (
    <path key={first} className={dyeClass(index)} d={threads(last - first + 1, first - 1)} />
  ));

/** The threads of one part; they fill the width they are given. `data-threads` lets a script draw some of them alone. */
export function PartThreads({ part: { first, last }, index }: { part: Part; index: number }) {
  const count = last - first + 1;
  return (
    <svg
      className="part-threads"
      viewBox={`0 0 ${count * pitch - 1} ${height}`}
      width={count * pitch - 1}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="threads-off" d={threads(count)} />
      <path className={dyeClass(index)} d={threads(count)} data-threads={count} />
    </svg>
  );
}

/** All threads of a course across the width it is given, in colour or as bare warp. */
export function CourseThreads({ parts, isBare = false }: { parts: readonly Part[]; isBare?: boolean }) {
  const count = parts.at(-1)?.last ?? 0;
  return (
    <svg viewBox={`0 0 ${count * pitch - 1} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {isBare ? <path className="threads-off" d={threads(count)} /> : <PartPaths parts={parts} />}
    </svg>
  );
}

/** Four threads of a part's colour, beside its name. @param index place of the part in the course */
export function PartSwatch({ index }: { index: number }) {
  return (
    <svg className="part-swatch" viewBox="0 0 15 12" aria-hidden="true">
      <path className={dyeClass(index)} d="M0 0h3v12h-3zm4 0h3v12h-3zm4 0h3v12h-3zm4 0h3v12h-3z" />
    </svg>
  );
}

/** What the colours of a course's threads stand for: its parts, in their order, with the sessions of each. */
export function PartLegend({ parts }: { parts: Course['parts'] }) {
  return (
    <ul className="part-legend row">
      {parts.map((part, index) => (
        <li key={part.anchor}>
          <PartSwatch index={index} />
          {part.category} <span>{rangeOf(part)}</span>
        </li>
      ))}
    </ul>
  );
}

/** '26-40' */
export const rangeOf = ({ first, last }: Part) => fill(curriculumWords.sessions.range, { first, last });

/** Written relative to one another, so that they are the same few letters again and again. */
function threads(count: number, from = 0): string {
  return `M${from * pitch} 0${`h${thickness}v${height}h-${thickness}zm${pitch} 0`.repeat(count)}`;
}
