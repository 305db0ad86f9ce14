import { fill, home, type Service, services } from '#content';
import { IconPatch } from '#ui/components/icon/sprite-icon.tsx';
import { Section } from '#ui/components/section/section.tsx';

export function ServiceGrid() {
  const words = home.services;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro}>
      <ul className="services stack">
        {services.map((service) => (
          <li key={service.slug} className="service">
            <IconPatch name={service.icon} hue={service.hue} />
            <ServiceText service={service} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** On small screens, a button expands the text after the first sentence (Know More / Show Less). */
function ServiceText({ service }: { service: Service }) {
  const words = home.services;
  const [first, rest] = splitFirstSentence(service.description);
  return (
    <div className="service-body stack">
      <h3>
        <a className="tap" href={service.href}>
          {service.title}
        </a>
      </h3>
      <p className="service-text soft">
        {first}
        <span className="service-rest" id={`about-${service.slug}`}>
          {' '}
          {rest}
        </span>
      </p>
      <button className="expand-button" type="button" data-expand="" aria-controls={`about-${service.slug}`}>
        <span className="when-collapsed">{words.more}</span>
        <span className="when-expanded">{words.less}</span>
        <span className="visually-hidden"> {fill(words.toggleContext, { service: service.title })}</span>
      </button>
    </div>
  );
}

/** Splits a text after its first sentence: `['We fit it.', 'Then we train you.']`; the rest may be empty. */
export function splitFirstSentence(text: string): readonly [first: string, rest: string] {
  const end = /[.!?] (?=\p{Lu})/u.exec(text)?.index;
  return end === undefined ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}
