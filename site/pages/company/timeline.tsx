import { about } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';

/** Each year has a dye: the thread it ties in. */
const dyes: readonly Hue[] = ['madder', 'marigold', 'leaf', 'teal', 'indigo', 'plum'];

/** Six years on threads: a knot at each ties one more thread in, and the last bundle runs on off the page. */
export function Timeline() {
  const words = about.timeline;
  return (
    <Section id={words.anchor} heading={words.heading} className="timeline-band">
      <ol className="timeline">
        {words.entries.map((entry, index) => (
          <li key={entry.year} className={`entry milestone ${hueClass(dyes[index % dyes.length] ?? 'madder')}`}>
            <Knot />
            <h3>
              <span className="milestone-year">{entry.year}</span> {entry.event}
            </h3>
            <p>{entry.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Knot() {
  return (
    <svg className="knot" viewBox="0 0 9 9" width="36" height="36" aria-hidden="true">
      <path
        className="thread-2"
        d="M4 0h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1v-1h1z"
      />
      <path className="thread-1" d="M4 2h1v1h1v1h1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h1v-1h1z" />
      <path className="thread-0" d="M4 4h1v1h-1z" />
    </svg>
  );
}
