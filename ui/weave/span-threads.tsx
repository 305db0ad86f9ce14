const height = 20;

/** Formats a share of the width as a percentage. There is no viewBox, so that threads have the same size at every width. */
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/**
 * Threads over a part of a scale, with the marks of the scale. The scale is as wide as its parent.
 * @param from start of the threads, 0 to 1
 * @param to end of the threads, 0 to 1
 * @param count number of threads, each in the middle of an equal part; by default as many threads of one width as fit
 * @param marks positions of the marks, 0 to 1
 */
export function SpanThreads({
  from,
  to,
  count,
  marks,
}: {
  from: number;
  to: number;
  count?: number;
  marks: readonly number[];
}) {
  return (
    <svg className="span" width="100%" height={height} aria-hidden="true">
      {marks.map((mark) => (
        <line key={mark} className="span-mark" x1={percent(mark)} x2={percent(mark)} y2="100%" />
      ))}
      <line
        className={count ? 'span-counted' : 'span-threads'}
        x1={percent(from)}
        x2={percent(to)}
        y1={height / 2}
        y2={height / 2}
        pathLength={count && 3 * count}
      />
    </svg>
  );
}

/** The labels of a scale above its rows. The rows repeat their content, so they are hidden from assistive technology. */
export function SpanLabels({ labels }: { labels: readonly { readonly at: number; readonly label: string }[] }) {
  return (
    <svg className="span-labels" width="100%" height={height} aria-hidden="true">
      {labels.map(({ at, label }) => (
        <text key={label} x={percent(at)} y={14} textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}>
          {label}
        </text>
      ))}
    </svg>
  );
}
