import type { BandOf } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Figure } from '../illustrations/illustration.tsx';

const arrangementClass = {
  above: 'figure',
  beside: 'figure figure-beside',
  between: 'figure figure-between',
  columns: 'figure figure-columns',
  down: 'figure figure-down',
} as const;

/** A figure that explains, and the words of each of its steps. */
export function FigureBand({ band, hue }: { band: BandOf<'figure'>; hue: Hue }) {
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro} className="sunk">
      <div className={`${arrangementClass[band.arrangement]} ${hueClass(hue)}`}>
        <div className="figure-drawing">
          <Figure name={band.figure} alt={band.alt} />
        </div>
        <ol className={`figure-steps figure-steps-of-${band.steps.length}`}>
          {band.steps.map((step) => (
            <li key={step.title} className="entry figure-step">
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
