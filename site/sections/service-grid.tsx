import { fill, home, services } from '#content';
import { ArrowLink } from '#ui/parts/arrow-link.tsx';
import { Icon } from '#ui/parts/icon.tsx';
import { Section } from '#ui/parts/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { icons } from '../icons.ts';

/** The six services as a book of swatches. On small screens a description folds (Know More / Show Less). */
export function ServiceGrid() {
  const words = home.services;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro}>
      <ul className="swatches">
        {services.map((service) => (
          <li key={service.slug} className="swatch">
            <div className="swatch-cloth">
              <Cloth seed={service.slug} hue={service.hue} rows={54} unit={6} />
            </div>
            <div className="swatch-body">
              <h3 className="swatch-title" id={`title-${service.slug}`}>
                <Icon of={icons[service.icon]} size={22} />
                {service.title}
              </h3>
              <p className="swatch-text" id={`about-${service.slug}`}>
                {service.description}
              </p>
              <div className="swatch-actions">
                <button
                  className="fold"
                  type="button"
                  data-fold=""
                  aria-controls={`about-${service.slug}`}
                  aria-describedby={`title-${service.slug}`}
                >
                  <span className="fold-more">{words.more}</span>
                  <span className="fold-less">{words.less}</span>
                </button>
                <ArrowLink href={service.href}>{fill(words.read, { service: service.title })}</ArrowLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
