import { home, partners } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { Evidence } from '../../bands/evidence.tsx';
import { Carousel } from './carousel.tsx';

/** Six organisations, each on a cloth of its own. */
export function Partners() {
  const words = home.partners;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro}>
      <dl className="figures-line">
        {words.statistics.map((statistic) => (
          <div key={statistic.label}>
            <dt>{statistic.label}</dt>
            <dd className="figures-line-value">{statistic.value}</dd>
            <dd>
              <Evidence of={statistic} />
            </dd>
          </div>
        ))}
      </dl>
      <Carousel
        label={words.heading}
        autoplayMs={words.autoplayMs}
        className="partner-carousel"
        slides={partners.map((partner) => ({
          key: partner.name,
          content: (
            <figure className={`partner ${hueClass(partner.mark.hue)}`}>
              <div className="partner-mark" role="img" aria-label={partner.mark.alt}>
                <Cloth seed={partner.name} hue={partner.mark.hue} rows={8} unit={5} weave="plain" />
                <span>{partner.mark.monogram}</span>
              </div>
              <figcaption>{partner.name}</figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  );
}
