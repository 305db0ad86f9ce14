import type { BandOf } from '#content';
import { Section } from '#ui/parts/section.tsx';
import type { Hue } from '#ui/weave/hue.ts';
import { Statistic } from './statistic.tsx';

/** Figures on ink, each with as many threads as it counts. */
export function MetricsBand({ band, hue }: { band: BandOf<'metrics'>; hue: Hue }) {
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro} className="inverse">
      <dl className="metrics metrics-row">
        {band.metrics.map((metric) => (
          <Statistic key={metric.label} of={metric} hue={hue} />
        ))}
      </dl>
    </Section>
  );
}
