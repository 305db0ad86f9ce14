import type { BandOf } from '#content';
import { Metric } from '#ui/parts/metric.tsx';
import { Section } from '#ui/parts/section.tsx';
import type { Hue } from '#ui/weave/hue.ts';
import { threadsOf } from './threads-of.ts';

/** Figures on ink, each with as many threads as it counts. */
export function MetricsBand({ band, hue }: { band: BandOf<'metrics'>; hue: Hue }) {
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro} className="inverse">
      <dl className="metrics-row">
        {band.metrics.map((metric) => (
          <Metric
            key={metric.label}
            figure={metric.value}
            label={metric.label}
            {...threadsOf(metric.value)}
            hue={hue}
          />
        ))}
      </dl>
    </Section>
  );
}
