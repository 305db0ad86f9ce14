import { contracting, fill, inRupees } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { SpanLabels, SpanThreads } from '#ui/weave/span-threads.tsx';

const words = contracting.prices;
const amounts = words.scale.map(({ amountInr }) => amountInr);
const lowest = Math.min(...amounts);
const highest = Math.max(...amounts);

/** Where an amount lies on the scale, 0 to 1: as far from half of it as from its double. */
const place = (amountInr: number) => Math.log(amountInr / lowest) / Math.log(highest / lowest);

const marks = amounts.map(place);
const labels = words.scale.map(({ amountInr, label }) => ({ at: place(amountInr), label }));

/** What each kind of work costs, as bands on one scale. */
export function PriceBands() {
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro}>
      <div className="price-row price-scale">
        <SpanLabels labels={labels} />
      </div>
      <ul>
        {words.kinds.map((kind) => (
          <li key={kind.href} className={`lined price-row ${hueClass(kind.hue)}`}>
            <h3>
              <a href={kind.href}>{kind.title}</a>
            </h3>
            <p className="price-band">{fill(words.band, { from: inRupees(kind.fromInr), to: inRupees(kind.toInr) })}</p>
            <SpanThreads from={place(kind.fromInr)} to={place(kind.toInr)} marks={marks} hue={kind.hue} />
            <p className="fine-print">
              <span>{words.low}</span> {kind.low}
            </p>
            <p className="fine-print">
              <span>{words.high}</span> {kind.high}
            </p>
          </li>
        ))}
      </ul>
      <p className="fine-print price-legend">{words.legend}</p>
    </Section>
  );
}
