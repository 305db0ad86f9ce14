import { home, partners } from '#content';
import { Section } from '#ui/components/section/section.tsx';
import { Carousel } from '../../carousel/carousel.tsx';
import { Evidence } from '../../sections/statistic.tsx';

export function Partners() {
  const words = home.partners;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro}>
      <dl className="figures-row">
        {words.statistics.map((statistic) => (
          <div key={statistic.label}>
            <dt className="soft">{statistic.label}</dt>
            <dd className="figures-row-value">{statistic.value}</dd>
            <dd>
              <Evidence of={`${statistic.value} ${statistic.label}`} text={statistic.evidence} />
            </dd>
          </div>
        ))}
      </dl>
      <Carousel
        label={words.heading}
        autoplayMs={words.autoplayMs}
        className="partner-carousel"
        slides={partners.map(({ name, wordMark: { cut, lines, alt } }) => ({
          key: name,
          content: (
            <figure className="partner">
              {/* Instead of a logo. The cut is a typographic style (partners.css). */}
              <div className={`word-mark word-mark-${cut}`} role="img" aria-label={alt}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </div>
              <figcaption className="visually-hidden">{name}</figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  );
}
