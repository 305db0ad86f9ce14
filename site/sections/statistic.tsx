import { fill, type Statistic as StatisticContent, siteText } from '#content';
import type { Hue } from '#ui/weave/hue.ts';
import { ThreadCount, type Threads } from '#ui/weave/thread-count.tsx';

/**
 * A figure and as many threads as it counts; below it unfolds how it was counted.
 * @param label instead of its own
 * @param note when it was counted
 * @param isDrawn false where its threads stand elsewhere
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

/** Who counted a figure, when and how: folded, so that the figures of a row stay side by side. */
export function Evidence({ of: { value, label, evidence } }: { of: StatisticContent }) {
  return (
    <details className="evidence soft">
      <summary>
        {siteText.sections.evidence}
        <span className="visually-hidden">
          {fill(siteText.sections.evidenceAbout, { figure: `${value} ${label}` })}
        </span>
      </summary>
      <p>{evidence}</p>
    </details>
  );
}

/** Threads of the longer side of a change: a row. */
const whole = 50;

/**
 * How many threads draw a figure: a share out of a hundred, a change as before and after, a count as it is. Nothing is drawn of a
 * promise (24/7), of a size (1TB+), and of numbers past 200, whose threads would hide the figures beside them.
 */
export function threadsOf({ value, change }: Pick<StatisticContent, 'value' | 'change'>): Threads | undefined {
  const count = Number.parseFloat(value.replaceAll(',', ''));
  if (change) return changeOf(value.endsWith('x') ? count : growthOf(count / 100, change), change);
  if (value.endsWith('%')) return { count: Math.floor(count), of: 100 };
  return /^\d+\+?$/.test(value) && count <= 200 ? { count } : undefined;
}

/** How many times the smaller side goes into the larger one. @param part by which it became less or more */
const growthOf = (part: number, change: 'less' | 'more') => (change === 'less' ? 1 / (1 - part) : 1 + part);

function changeOf(factor: number, change: 'less' | 'more'): Threads {
  const smaller = Math.max(1, Math.round(whole / factor));
  return change === 'less' ? { past: whole, count: smaller } : { past: smaller, count: whole };
}
