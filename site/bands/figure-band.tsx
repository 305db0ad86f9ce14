import type { BandOf } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { drafts } from '../screens/drafts/index.tsx';

const arrangementClass = {
  above: 'figure',
  beside: 'figure figure-beside',
  between: 'figure figure-between',
  columns: 'figure figure-columns',
  down: 'figure figure-down',
} as const;

/** A drawing that explains, drawn on while one scrolls, and the words of each of its steps. */
export function FigureBand({ band, hue }: { band: BandOf<'figure'>; hue: Hue }) {
  const Drawing = drafts[band.figure];
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro} className="sunk">
      <div className={`${arrangementClass[band.arrangement]} ${hueClass(hue)}`}>
        <div className="figure-drawing">
          <Drawing alt={band.alt} />
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
