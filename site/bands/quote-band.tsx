import type { BandOf } from '#content';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';

/** A success story, set large beside its cloth. */
export function QuoteBand({ band, hue }: { band: BandOf<'quote'>; hue: Hue }) {
  return (
    <section id={band.id} className={`quote-band sunk ${hueClass(hue)}`} aria-labelledby={`${band.id}-heading`}>
      <Cloth seed={`quote ${band.id}`} hue={hue} rows={10} weave="plain" />
      <figure className="wrap">
        <h2 className="visually-hidden" id={`${band.id}-heading`}>
          {band.heading}
        </h2>
        <blockquote className="big-quote">
          <p>{band.text}</p>
        </blockquote>
        <figcaption>{band.by}</figcaption>
      </figure>
    </section>
  );
}
