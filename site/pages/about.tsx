import { about, navigation } from '#content';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { MetricsBand } from '../bands/metrics-band.tsx';
import { pageMeta } from '../page-meta.ts';
import { Closing } from '../sections/closing.tsx';
import { HeadWords } from '../sections/head-words.tsx';
import { LinkButtons } from '../sections/link-buttons.tsx';
import { Timeline } from '../sections/timeline.tsx';
import { WovenHills } from '../sections/woven-hills.tsx';
import styles from './company.css?url';

const { hero, purpose, story, impact, closing, metadata } = about.practice;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta = () => pageMeta(metadata, '/about');

/** The people and their work since 2018; the registered company has a page of its own (docs/decisions/0003). */
export default function About() {
  return (
    <>
      <section className="page-hero page-hero-land" aria-labelledby="page-heading">
        <div className="wrap page-hero-inner">
          <HeadWords
            trail={[{ label: navigation.header.home, href: '/' }]}
            here={hero.trail}
            eyebrow={hero.eyebrow}
            heading={hero.heading}
            lead={hero.lead}
          />
          <div className="page-hero-ground">
            <WovenHills alt={hero.picture} />
          </div>
        </div>
      </section>
      <section id={purpose.anchor} className="section" aria-labelledby="purpose-heading">
        <div className="wrap">
          <h2 className="visually-hidden" id="purpose-heading">
            {purpose.heading}
          </h2>
          <ul className="purpose">
            {purpose.cards.map((card) => (
              <li key={card.title} className={`purpose-card ${hueClass(card.hue)}`}>
                <Cloth seed={`purpose ${card.title}`} hue={card.hue} rows={24} unit={5} />
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section id={story.anchor} className="section story" aria-labelledby="story-heading">
        <div className="wrap story-inner">
          <h2 id="story-heading">{story.heading}</h2>
          <div className="story-words">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <Timeline />
      <MetricsBand band={impact} hue="marigold" />
      <Closing seed="about closing" hue="leaf" heading={closing.heading} text={closing.text}>
        <LinkButtons links={closing.actions} />
      </Closing>
    </>
  );
}
