import { type Course, curriculumWords, fill } from '#content';

type Part = Pick<Course['parts'][number], 'first' | 'last'>;

/** Sizes of a thread, in drawing units. `pitch` is the distance from one thread to the next. */
const pitch = 4;
const thickness = 3;
const height = 24;
/** Sessions of the longest course. Bars that are compared with each other share this scale. */
const longest = 75;

/** CSS class for the colour of a part. @param index index of the part in the course (course.css) */
export const shadeClass = (index: number) => `shade-${index % 6}`;

/**
 * A course as a bar of threads: one for each session, in the colour of its part.
 * @param isStretched whether the course takes the whole width; otherwise, all bars have one scale
 */
export function SessionThreads({ parts, isStretched = false }: { parts: readonly Part[]; isStretched?: boolean }) {
  const width = isStretched ? (parts.at(-1)?.last ?? 0) * pitch - 1 : longest * pitch;
  return (
    <svg
      className={isStretched ? undefined : 'session-threads'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ first, last }, index) => (
        <path key={first} className={shadeClass(index)} d={threads(last - first + 1, first - 1)} />
      ))}
    </svg>
  );
}

/** The threads of one part, stretched to the available width. The session filter replaces the path at `data-threads`. */
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
      <path className={shadeClass(index)} d={threads(count)} data-threads={count} />
    </svg>
  );
}

/** Four threads in the colour of a part, for a legend. @param index index of the part in the course */
export function PartSwatch({ index }: { index: number }) {
  return (
    <svg className="part-swatch" viewBox="0 0 15 12" aria-hidden="true">
      <path className={shadeClass(index)} d="M0 0h3v12h-3zm4 0h3v12h-3zm4 0h3v12h-3zm4 0h3v12h-3z" />
    </svg>
  );
}

/** Legend of a course's colours: its parts in order, with the range of their sessions. */
export function PartLegend({ parts }: { parts: Course['parts'] }) {
  return (
    <ul className="part-legend row">
      {parts.map((part, index) => (
        <li key={part.anchor}>
          <PartSwatch index={index} />
          {part.category} <span className="soft tabular">{rangeOf(part)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Range of a part's sessions: '26-40'. */
export const rangeOf = ({ first, last }: Part) => fill(curriculumWords.sessions.range, { first, last });

/** Path of `count` threads. Relative moves repeat the same text, which compresses well. */
function threads(count: number, from = 0): string {
  return `M${from * pitch} 0${`h${thickness}v${height}h-${thickness}zm${pitch} 0`.repeat(count)}`;
}
