import { type Course, fill, weeksOf } from '#content';
import { useContent } from '../../../layout/current-page.ts';
import { shadeClass } from '../course/session-threads.tsx';
import { Disclosure } from './disclosure.tsx';

/** Side of a square, and distance from one square to the next, in drawing units. */
const size = 8;
const pitch = 10;

/** Calendar of a course: a column is a week, a square is a session in the colour of its part, a diamond is a test. */
export function CourseSchedule({ course }: { course: Course }) {
  const { weeks: words } = useContent().enrolment;
  const { weeks, parts, curriculumName } = course;
  const perWeek = Math.max(...weeks.map((week) => week.length));
  return (
    <Disclosure title={words.title} summary={fill(words.summary, { weeks: weeks.length, sessions: perWeek })}>
      <svg
        className="schedule"
        viewBox={`0 0 ${weeks.length * pitch - 2} ${perWeek * pitch - 2}`}
        role="img"
        aria-label={fill(words.alt, { weeks: weeks.length, course: curriculumName })}
      >
        {parts.map((part, index) => (
          <path
            key={part.anchor}
            className={shadeClass(index)}
            d={pathOf(weeks, (slot) => 'part' in slot && slot.part === index, `h${size}v${size}h-${size}z`)}
          />
        ))}
        {/* Tests are diamonds and sessions are squares, so a visitor need not see colours. */}
        <path className="schedule-tests" d={pathOf(weeks, (slot) => 'testOf' in slot, 'm4 0l4 4-4 4-4-4zm-4 0')} />
      </svg>
      <ul className="schedule-legend row soft">
        <li className="schedule-legend-session">{words.legend.session}</li>
        <li className="schedule-legend-test">{words.legend.test}</li>
        <li className="schedule-legend-free">{words.legend.free}</li>
      </ul>
      <ol className="points">
        {parts.map((part, index) => {
          const { from, to } = weeksOf(weeks, index);
          return (
            <li key={part.anchor}>
              {fill(words.partWeeks, { from, to, part: part.category, first: part.first, last: part.last })}
            </li>
          );
        })}
      </ol>
      <p className="fine-print">{words.note}</p>
    </Disclosure>
  );
}

/** Path that draws `shape` in every matching slot. Relative moves repeat the same text, which compresses well. */
function pathOf(
  weeks: Course['weeks'],
  matches: (slot: Course['weeks'][number][number]) => boolean,
  shape: string,
): string {
  const positions = weeks.flatMap((week, x) => week.flatMap((slot, y) => (matches(slot) ? [{ x, y }] : [])));
  return positions
    .map(({ x, y }, index) => {
      const { x: previousX, y: previousY } = positions[index - 1] ?? { x: 0, y: 0 };
      return `${index === 0 ? 'M' : 'm'}${(x - previousX) * pitch} ${(y - previousY) * pitch}${shape}`;
    })
    .join('');
}
