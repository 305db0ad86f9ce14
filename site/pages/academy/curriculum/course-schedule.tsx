import { type Course, enrolment, fill, weeksOf } from '#content';
import { dyeClass } from '../course/session-threads.tsx';
import { Detail } from './disclosure.tsx';

/** Of one day of class, in units of the drawing, and from one to the next. */
const size = 8;
const pitch = 10;

/** The weeks of a course as its next batch has them: a column is a week, a square a session in the colour of its part. */
export function WeeksOfCourse({ course }: { course: Course }) {
  const words = enrolment.weeks;
  const { weeks, parts, curriculumName } = course;
  const perWeek = Math.max(...weeks.map((week) => week.length));
  return (
    <Detail title={words.title} gist={fill(words.gist, { weeks: weeks.length, sessions: perWeek })}>
      <svg
        className="weeks"
        viewBox={`0 0 ${weeks.length * pitch - 2} ${perWeek * pitch - 2}`}
        role="img"
        aria-label={fill(words.alt, { weeks: weeks.length, course: curriculumName })}
      >
        {parts.map((part, index) => (
          <path key={part.anchor} className={dyeClass(index)} d={squaresOf(course, index)} />
        ))}
        <path className="weeks-tests" d={testsOf(course)} />
      </svg>
      <ul className="weeks-key row soft">
        <li className="weeks-key-session">{words.key.session}</li>
        <li className="weeks-key-test">{words.key.test}</li>
        <li className="weeks-key-free">{words.key.free}</li>
      </ul>
      <ol className="points">
        {parts.map((part, index) => {
          const { from, to } = weeksOf(weeks, index);
          return (
            <li key={part.anchor}>
              {fill(words.part, { from, to, part: part.category, first: part.first, last: part.last })}
            </li>
          );
        })}
      </ol>
      <p className="fine-print">{words.note}</p>
    </Detail>
  );
}

function squaresOf({ weeks }: Course, part: number): string {
  return drawn(weeks, (slot) => 'part' in slot && slot.part === part, `h${size}v${size}h-${size}z`);
}

/** A test stands on its corner, as nothing else does. */
function testsOf({ weeks }: Course): string {
  return drawn(weeks, (slot) => 'testOf' in slot, 'm4 0l4 4-4 4-4-4zm-4 0');
}

/** Written from one square to the next, so that they are the same few letters again and again. */
function drawn(
  weeks: Course['weeks'],
  isDrawn: (slot: Course['weeks'][number][number]) => boolean,
  shape: string,
): string {
  const places = weeks.flatMap((week, x) => week.flatMap((slot, y) => (isDrawn(slot) ? [{ x, y }] : [])));
  return places
    .map(({ x, y }, index) => {
      const before = places[index - 1];
      return before
        ? `m${(x - before.x) * pitch} ${(y - before.y) * pitch}${shape}`
        : `M${x * pitch} ${y * pitch}${shape}`;
    })
    .join('');
}
