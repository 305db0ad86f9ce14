import type { BandOf } from '#content';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';

/** A success story, set large. */
export function QuoteBand({ band, hue }: { band: BandOf<'quote'>; hue: Hue }) {
  return (
    <section id={band.id} className={`quote-band sunk ${hueClass(hue)}`} aria-labelledby={`${band.id}-heading`}>
      <figure className="wrap">
        <h2 className="visually-hidden" id={`${band.id}-heading`}>
          {band.heading}
        </h2>
        <SignIcon name="quote" size={64} />
        <blockquote className="big-quote">
          <p>{band.text}</p>
        </blockquote>
        <figcaption className="soft">{band.by}</figcaption>
      </figure>
    </section>
  );
}
