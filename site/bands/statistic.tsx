import type { Statistic as StatisticContent } from '#content';
import { Metric } from '#ui/parts/metric.tsx';
import type { Hue } from '#ui/weave/hue.ts';
import { Evidence } from './evidence.tsx';
import { threadsOf } from './threads-of.ts';

/**
 * A figure in its threads; below it unfolds how it was counted.
 * @param label instead of its own
 * @param note when it was counted
 * @param isDrawn false where its threads stand elsewhere
 */
export function Statistic({
  of,
  label = of.label,
  note,
  hue,
  isDrawn = true,
}: {
  of: StatisticContent;
  label?: string;
  note?: string;
  hue?: Hue;
  isDrawn?: boolean;
}) {
  return (
    <Metric figure={of.value} label={label} note={note} hue={hue} threads={isDrawn ? threadsOf(of) : undefined}>
      <Evidence of={{ ...of, label }} />
    </Metric>
  );
}
