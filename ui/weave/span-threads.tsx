import { type Hue, hueClass } from './hue.ts';

const height = 20;

/** A share of the width, as an attribute: a drawing that keeps the size of its threads at every width has no view box. */
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/**
 * Threads over a part of a scale as wide as its place, on the marks of that scale.
 * @param from where they begin, 0 to 1
 * @param to where they end
 * @param count how many, each in the middle of its part; without it as many as there is room for, always as wide
 * @param marks the scale, each 0 to 1
 */
export function SpanThreads({
  from,
  to,
  count,
  marks,
  hue,
}: {
  from: number;
  to: number;
  count?: number;
  marks: readonly number[];
  hue: Hue;
}) {
  return (
    <svg className={`span ${hueClass(hue)}`} width="100%" height={height} aria-hidden="true">
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

/** The marks of a scale in words, over the rows that are drawn on it. What they say stands in those rows too. */
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
