import { about, fill } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Statistic } from '../../sections/statistic.tsx';

const words = about.counts;
const dyes: readonly Hue[] = ['marigold', 'teal'];
const dyeOf = (index: number): Hue => dyes[index % dyes.length] ?? 'marigold';

/** The figures of the work and those of the company: one scale of years shows from when to when each counts. */
export function KeyFigures() {
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="inverse">
      <Scale />
      <div className="key-figures-groups">
        {words.spans.map((span, index) => (
          <section
            key={span.anchor}
            id={span.anchor}
            className={`key-figures-group ${hueClass(dyeOf(index))}`}
            aria-labelledby={`${span.anchor}-heading`}
          >
            <h3 id={`${span.anchor}-heading`}>{span.heading}</h3>
            <p className="soft">{fill(words.until, { month: inWords(span.to) })}</p>
            <dl className="metrics">
              {span.metrics.map((metric) => (
                <Statistic key={metric.label} of={metric} isDrawn={false} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  );
}

const pitch = 6;
const thread = 3;
const rowHeight = 16;
const rowPitch = 24;

/** A thread for each month of each count, row under row. The words beside it say the same. */
function Scale() {
  const { years, rows } = monthThreads(words.spans);
  const width = years.length * 12 * pitch;
  const height = (rows.length - 1) * rowPitch + rowHeight;
  const path = (row: number, { start, count }: (typeof rows)[number]) =>
    Array.from(
      { length: count },
      (_, month) => `M${(start + month) * pitch} ${row * rowPitch}h${thread}v${rowHeight}h-${thread}z`,
    ).join('');
  return (
    <div className="key-figures-scale soft" aria-hidden="true">
      <ol>
        {years.map((year) => (
          <li key={year}>{year}</li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {rows.map((row, index) => (
          <path key={dyeOf(index)} className={`threads-on ${hueClass(dyeOf(index))}`} d={path(index, row)} />
        ))}
      </svg>
      <p>{words.legend}</p>
    </div>
  );
}

/** `2023-12` as one says it: 'December 2023'. */
function inWords(month: string): string {
  return new Date(month).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** One span of months among others, each written as 2023-12, the last one counting too. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * Lays spans of time on one scale of whole years.
 * @returns the years of the scale, and for each span how many months pass before it and how many it has
 */
export function monthThreads(spans: readonly Span[]) {
  const first = Math.min(...spans.map(({ from }) => yearOf(from)));
  const last = Math.max(...spans.map(({ to }) => yearOf(to)));
  const place = (month: string) => (yearOf(month) - first) * 12 + Number(month.slice(5)) - 1;
  return {
    years: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    rows: spans.map(({ from, to }) => ({ start: place(from), count: place(to) - place(from) + 1 })),
  };
}

const yearOf = (month: string) => Number(month.slice(0, 4));
