import type { Course } from '#content';
import { SpriteIcon } from '#ui/parts/sprite-icon.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { dyeClass } from '../course/session-threads.tsx';

/** Width of a cloth, and of the icon below it, in drawing units. */
const width = 64;
const pitch = 6;
const gap = 22;
const pole = 22;
const fringe = 26;

/**
 * Each course as a cloth that hangs from a pole: a session is a weft thread, a part has its colour, and the longer the course, the
 * longer the cloth. Below it is the course's icon. Hidden: the comparison says the same in words.
 */
export function HangingCloths({ courses }: { courses: readonly Course[] }) {
  const longest = Math.max(...courses.map(({ sessionCount }) => sessionCount));
  const whole = courses.length * (width + gap) - gap;
  return (
    <svg
      className="hanging-cloths"
      viewBox={`0 0 ${whole} ${pole + longest * pitch + fringe + gap + width}`}
      aria-hidden="true"
    >
      <path className="pole" d={`M-2000 8h${whole + 4000}v6h-${whole + 4000}z`} />
      {courses.map((course, place) => (
        <g key={course.slug} className={hueClass(course.hue)} transform={`translate(${place * (width + gap)} 0)`}>
          <path
            className="warp"
            d={repeat(`v${course.sessionCount * pitch + pole - 2 + fringe}h2V0`, 10, 'm4 0', 'M1 0')}
          />
          <path className="dye-1" d={`M0 4h${width}v14h-${width}z`} />
          {course.parts.map(({ first, last }, index) => (
            <path
              key={first}
              className={dyeClass(index)}
              d={`M0 ${pole + (first - 1) * pitch}${`h${width}v5h-${width}zm0 ${pitch}`.repeat(last - first + 1)}`}
            />
          ))}
          <g transform={`translate(0 ${signTop(course)})`}>
            <SpriteIcon name={course.icon} size={width} />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** Below its fringe, from the top of the drawing. */
const signTop = ({ sessionCount }: Course) => pole + sessionCount * pitch + fringe + gap;

const repeat = (piece: string, times: number, between: string, before: string) =>
  before + Array.from({ length: times }, () => piece).join(between);
