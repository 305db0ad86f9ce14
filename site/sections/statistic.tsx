import { fill, type Statistic as StatisticContent, siteText } from '#content';
import type { Hue } from '#ui/weave/hue.ts';
import { ThreadCount, type Threads } from '#ui/weave/thread-count.tsx';

/**
 * A figure with a drawing of as many threads as it counts, and a disclosure of how it was counted.
 * @param label replaces the label of the statistic
 * @param note when it was counted
 * @param isDrawn false leaves out the drawing
 */
export function Statistic({
  of,
  label = of.label,
  note,
  hue = 'madder',
  isDrawn = true,
}: {
  of: StatisticContent;
  label?: string;
  note?: string;
  hue?: Hue | undefined;
  isDrawn?: boolean;
}) {
  const threads = isDrawn ? threadsOf(of) : undefined;
  return (
    <div className="metric">
      <dt className="metric-label soft">{label}</dt>
      <dd className="metric-figure">{of.value}</dd>
      {note ? <dd className="fine-print metric-note">{note}</dd> : null}
      {threads ? (
        <dd className="metric-threads" aria-hidden="true">
          <ThreadCount {...threads} hue={hue} />
        </dd>
      ) : null}
      <dd className="metric-more">
        <Evidence of={{ ...of, label }} />
      </dd>
    </div>
  );
}

/** Who counted a figure, when and how, as a disclosure. */
export function Evidence({ of: { value, label, evidence } }: { of: StatisticContent }) {
  return (
    <details className="evidence soft">
      <summary>
        {siteText.sections.evidence}
        <span className="visually-hidden">
          {fill(siteText.sections.evidenceContext, { figure: `${value} ${label}` })}
        </span>
      </summary>
      <p>{evidence}</p>
    </details>
  );
}

/** The number of threads for the larger side of a change: one row. */
const rowLength = 50;

/**
 * How many threads draw a figure: a percentage is out of 100, a change is before and after, a count is itself. Undefined for a
 * promise (24/7), a size (1TB+) and numbers above 200, whose drawing would be too large.
 */
export function threadsOf({ value, change }: Pick<StatisticContent, 'value' | 'change'>): Threads | undefined {
  const count = Number.parseFloat(value.replaceAll(',', ''));
  if (change) return changeOf(value.endsWith('x') ? count : growthOf(count / 100, change), change);
  if (value.endsWith('%')) return { count: Math.floor(count), of: 100 };
  return /^\d+\+?$/.test(value) && count <= 200 ? { count } : undefined;
}

/** The ratio of the larger side to the smaller one. @param part the change, from 0 to 1 */
const growthOf = (part: number, change: 'less' | 'more') => (change === 'less' ? 1 / (1 - part) : 1 + part);

function changeOf(factor: number, change: 'less' | 'more'): Threads {
  const smaller = Math.max(1, Math.round(rowLength / factor));
  return change === 'less' ? { past: rowLength, count: smaller } : { past: smaller, count: rowLength };
}
