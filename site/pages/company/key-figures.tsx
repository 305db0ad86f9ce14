import { about, fill } from '#content';
import { List } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Evidence, Statistic } from '../../sections/statistic.tsx';

const words = about.counts;
const hueOf = (index: number): Hue => (index === 0 ? 'marigold' : 'teal');

export function KeyFigures() {
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="inverse">
      <Scale />
      <div className="key-figures-groups stack">
        {words.periods.map((span, index) => (
          <section
            key={span.anchor}
            id={span.anchor}
            className={`key-figures-group ${hueClass(hueOf(index))}`}
            aria-labelledby={`${span.anchor}-heading`}
          >
            <h3 id={`${span.anchor}-heading`}>{span.heading}</h3>
            <p className="soft">{fill(words.until, { month: monthName(span.to) })}</p>
            <dl className="metrics">
              {span.metrics.map((metric) => (
                <Statistic key={metric.label} statistic={metric} hasDrawing={false} />
              ))}
            </dl>
            <Evidence of={span.heading} text={span.evidence} />
          </section>
        ))}
      </div>
    </Section>
  );
}

/** Sizes in drawing units. A pitch is the distance from one month or row to the next. */
const pitch = 6;
const threadWidth = 3;
const rowHeight = 16;
const rowPitch = 24;

/** A row of threads for each span, one thread for each month. Hidden from screen readers: the text has the same data. */
function Scale() {
  const { years, rows } = monthThreads(words.periods);
  const width = years.length * 12 * pitch;
  const height = (rows.length - 1) * rowPitch + rowHeight;
  const path = (row: number, { start, count }: (typeof rows)[number]) =>
    Array.from(
      { length: count },
      (_, month) => `M${(start + month) * pitch} ${row * rowPitch}h${threadWidth}v${rowHeight}h-${threadWidth}z`,
    ).join('');
  return (
    <div className="key-figures-scale soft tabular" aria-hidden="true">
      <List items={years} isOrdered />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {rows.map((row, index) => (
          <path key={hueOf(index)} className={`thread-0 ${hueClass(hueOf(index))}`} d={path(index, row)} />
        ))}
      </svg>
      <p>{words.legend}</p>
    </div>
  );
}

/** '2023-12' becomes 'December 2023'. */
function monthName(month: string): string {
  return new Date(month).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/**
 * Places spans on one scale of whole years. Their months are like '2023-12'; both ends are included.
 * @returns the years of the scale; for each span, its offset from the start of the scale and its length, both in months
 */
export function monthThreads(spans: readonly Pick<(typeof words.periods)[number], 'from' | 'to'>[]) {
  const firstYear = Math.min(...spans.map(({ from }) => yearOf(from)));
  const lastYear = Math.max(...spans.map(({ to }) => yearOf(to)));
  const monthIndex = (month: string) => (yearOf(month) - firstYear) * 12 + Number(month.slice(5)) - 1;
  return {
    years: Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index),
    rows: spans.map(({ from, to }) => ({ start: monthIndex(from), count: monthIndex(to) - monthIndex(from) + 1 })),
  };
}

const yearOf = (month: string) => Number(month.slice(0, 4));
