import type { ReactNode } from 'react';
import type { Hue } from '../weave/hue.ts';
import { ThreadCount, type Threads } from '../weave/thread-count.tsx';

/**
 * A figure one looks at: the number as written, and under it as many threads as it counts, all metrics on one scale.
 * @param threads nothing is drawn without them (a promise like 24/7 has none)
 * @param note when it was counted
 * @param children what unfolds below it
 */
export function Metric({
  figure,
  label,
  threads,
  note,
  hue = 'madder',
  children,
}: {
  figure: string;
  label: string;
  threads?: Threads | undefined;
  note?: string | undefined;
  hue?: Hue | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="metric">
      <dt className="metric-label soft">{label}</dt>
      <dd className="metric-figure">{figure}</dd>
      {note ? <dd className="fine-print metric-note">{note}</dd> : null}
      {threads ? (
        <dd className="metric-threads" aria-hidden="true">
          <ThreadCount {...threads} hue={hue} />
        </dd>
      ) : null}
      {children ? <dd className="metric-more">{children}</dd> : null}
    </div>
  );
}
