import { home } from '#content';
import { Facts } from '#ui/components/fact.tsx';
import { List, Paragraphs } from '#ui/components/list.tsx';
import type { Hue } from '#ui/weave/hue.ts';
import { Seal } from '../../sections/seal.tsx';
import { Statistic } from '../../sections/statistic.tsx';

const hues: readonly Hue[] = ['marigold', 'madder', 'teal', 'leaf'];

export function About() {
  const words = home.about;
  return (
    <section id={words.anchor} className="section inverse" aria-labelledby="about-heading">
      <div className="wrap about-inner stack">
        <div className="about-text stack">
          <h2 id="about-heading">{words.heading}</h2>
          <Paragraphs items={words.paragraphs} />
          <details className="about-registration">
            <summary className="button button-small">
              <span className="when-collapsed">{words.more}</span>
              <span className="when-expanded">{words.less}</span>
            </summary>
            <h3>{words.registrationHeading}</h3>
            <Facts items={words.registration} />
          </details>
        </div>
        <dl className="metrics about-figures">
          {words.statistics.map((statistic, index) => (
            <Statistic key={statistic.label} statistic={statistic} note={statistic.countedOn} hue={hues[index]} />
          ))}
        </dl>
        <div>
          <h3>{words.certificationsHeading}</h3>
          <ul className="seals stack">
            {words.certifications.map((certification) => (
              <li key={certification.title} className="seal soft">
                <Seal />
                <span>
                  <strong>{certification.title}</strong> {certification.detail}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{words.technologiesHeading}</h3>
          <List items={words.technologies} className="word-list row" />
        </div>
      </div>
    </section>
  );
}
