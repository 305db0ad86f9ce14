import type { ReactNode } from 'react';
import type { Hue } from '../weave/hue.ts';
import { ThreadCount } from '../weave/thread-count.tsx';

/**
 * A figure one looks at: the number as written, and under it as many threads as it counts, all metrics on one scale.
 * @param count threads to draw; nothing is drawn without it (a promise like 24/7 has no count)
 * @param of for a share, the whole it is a share of
 * @param note when it was counted
 * @param children what unfolds below it
 */
export function Metric({
  figure,
  label,
  count,
  of,
  note,
  hue = 'madder',
  children,
}: {
  figure: string;
  label: string;
  count?: number | undefined;
  of?: number | undefined;
  note?: string | undefined;
  hue?: Hue | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="metric">
      <dt className="metric-label">{label}</dt>
      <dd className="metric-figure">{figure}</dd>
      {note ? <dd className="fine-print metric-note">{note}</dd> : null}
      {count ? (
        <dd className="metric-threads" aria-hidden="true">
          <ThreadCount count={count} of={of} hue={hue} />
        </dd>
      ) : null}
      {children ? <dd>{children}</dd> : null}
    </div>
  );
}
