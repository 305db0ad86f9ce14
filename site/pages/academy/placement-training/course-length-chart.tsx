import type { Course } from '#content';
import { SpriteIcon } from '#ui/components/icon/sprite-icon.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { shadeClass } from '../course/session-threads.tsx';

/** Sizes in drawing units. `width` is the width of a cloth and of the icon below it; `pitch` is the height of a session. */
const width = 64;
const pitch = 6;
const gap = 22;
const pole = 22;
const fringe = 26;

/**
 * Bar chart of the courses, drawn as cloths that hang from a pole. Each session is a thread in the colour of its part, so a longer
 * course is a longer cloth. The icon below shows which course it is. Hidden from screen readers: the comparison table has the same
 * data.
 */
export function CourseLengthChart({ courses }: { courses: readonly Course[] }) {
  const longest = Math.max(...courses.map(({ sessionCount }) => sessionCount));
  const totalWidth = courses.length * (width + gap) - gap;
  return (
    <svg
      className="course-length-chart"
      viewBox={`0 0 ${totalWidth} ${pole + longest * pitch + fringe + gap + width}`}
      aria-hidden="true"
    >
      <path className="pole" d={`M-2000 8h${totalWidth + 4000}v6h-${totalWidth + 4000}z`} />
      {courses.map((course, column) => (
        <g key={course.slug} className={hueClass(course.hue)} transform={`translate(${column * (width + gap)} 0)`}>
          <path
            className="warp"
            d={`M1 0${Array(10)
              .fill(`v${course.sessionCount * pitch + pole - 2 + fringe}h2V0`)
              .join('m4 0')}`}
          />
          <path className="shade-1" d={`M0 4h${width}v14h-${width}z`} />
          {course.parts.map(({ first, last }, index) => (
            <path
              key={first}
              className={shadeClass(index)}
              d={`M0 ${pole + (first - 1) * pitch}${`h${width}v5h-${width}zm0 ${pitch}`.repeat(last - first + 1)}`}
            />
          ))}
          <g transform={`translate(0 ${pole + course.sessionCount * pitch + fringe + gap})`}>
            <SpriteIcon name={course.icon} size={width} />
          </g>
        </g>
      ))}
    </svg>
  );
}
