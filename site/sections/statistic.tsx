import { fill, type Statistic as StatisticContent, siteText } from '#content';
import type { Hue } from '#ui/weave/hue.ts';
import { ThreadCount, type Threads } from '#ui/weave/thread-count.tsx';

/**
 * A figure, a drawing with one thread for each counted item, and, if the figure has its own evidence, a disclosure of how it was counted.
 * @param label replaces the label of the statistic
 * @param note when it was counted
 * @param hue of the drawing, if it is not that of the page
 * @param hasDrawing whether threads show the number
 */
export function Statistic({
  statistic,
  label = statistic.label,
  note,
  hue,
  hasDrawing = true,
}: {
  statistic: Omit<StatisticContent, 'evidence'> & { readonly evidence?: string };
  label?: string;
  note?: string;
  hue?: Hue | undefined;
  hasDrawing?: boolean;
}) {
  const threads = hasDrawing ? threadsOf(statistic) : undefined;
  return (
    <div className="metric">
      <dt className="metric-label soft">{label}</dt>
      <dd className="metric-figure">{statistic.value}</dd>
      {note ? <dd className="fine-print metric-note">{note}</dd> : null}
      {threads ? (
        <dd className="metric-threads" aria-hidden="true">
          <ThreadCount {...threads} hue={hue} />
        </dd>
      ) : null}
      {statistic.evidence ? (
        <dd className="metric-more">
          <Evidence of={`${statistic.value} ${label}`} text={statistic.evidence} />
        </dd>
      ) : null}
    </div>
  );
}

/** A disclosure that says who counted a figure, when and how. @param of the figure with its label, for screen readers */
export function Evidence({ of, text }: { of: string; text: string }) {
  return (
    <details className="evidence soft">
      <summary>
        {siteText.sections.evidence}
        <span className="visually-hidden">{fill(siteText.sections.evidenceContext, { figure: of })}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}

/** The number of threads for the larger side of a change: one row. */
const rowLength = 50;

/**
 * The threads that draw a figure: a percentage out of 100, a change as before and after, a count as that many threads.
 * @returns undefined for a promise (24/7), a size (1TB+) and a number above 200, whose drawing would be too large
 */
export function threadsOf({ value, change }: Pick<StatisticContent, 'value' | 'change'>): Threads | undefined {
  const count = Number.parseFloat(value.replaceAll(',', ''));
  if (change) {
    const percentRatio = change === 'less' ? 1 / (1 - count / 100) : 1 + count / 100;
    const smaller = Math.max(1, Math.round(rowLength / (value.endsWith('x') ? count : percentRatio)));
    return change === 'less' ? { past: rowLength, count: smaller } : { past: smaller, count: rowLength };
  }
  if (value.endsWith('%')) return { count: Math.floor(count), of: 100 };
  return /^\d+\+?$/.test(value) && count <= 200 ? { count } : undefined;
}
