import type { BandOf } from '#content';
import { Section } from '#ui/parts/section.tsx';
import type { Run } from '#ui/weave/cloth-pattern.ts';
import { figureSize, weaveFigures } from '#ui/weave/figure-pattern.ts';
import { type Hue, hueClass } from '#ui/weave/hue.ts';

/** What a product can do: a sampler of six figures, each above its words. */
export function FeaturesBand({ band, hue }: { band: BandOf<'features'>; hue: Hue }) {
  const figures = weaveFigures(`${hue} ${band.heading}`, band.items.length);
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro}>
      <ul className={`features ${hueClass(hue)}`}>
        {band.items.map((item, index) => (
          <li key={item.title} className="entry feature">
            <Figure runs={figures[index] ?? []} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Figure({ runs }: { runs: readonly Run[] }) {
  return (
    <svg className="feature-figure" viewBox={`0 0 ${figureSize} ${figureSize}`} aria-hidden="true" focusable="false">
      {runs.map((run) => (
        <path key={run.thread} className={`thread-${run.thread}`} d={run.path} />
      ))}
    </svg>
  );
}
