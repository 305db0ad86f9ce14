import type { BandOf } from '#content';
import { Metric } from '#ui/parts/metric.tsx';
import type { Hue } from '#ui/weave/hue.ts';
import { threadsOf } from './threads-of.ts';

/** Figures on ink, each with as many threads as it counts. */
export function MetricsBand({ band, hue }: { band: BandOf<'metrics'>; hue: Hue }) {
  return (
    <section id={band.id} className="section inverse metrics-band" aria-labelledby={`${band.id}-heading`}>
      <div className="wrap">
        <div className="metrics-head">
          <h2 id={`${band.id}-heading`}>{band.heading}</h2>
          {band.intro ? <p className="lead">{band.intro}</p> : null}
        </div>
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
      </div>
    </section>
  );
}
