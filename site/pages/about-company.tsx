import { about, home, navigation } from '#content';
import { Badge } from '#ui/parts/badge.tsx';
import { Metric } from '#ui/parts/metric.tsx';
import { Section } from '#ui/parts/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { MetricsBand } from '../bands/metrics-band.tsx';
import { pageMeta } from '../page-meta.ts';
import { Closing } from '../sections/closing.tsx';
import { HeadWords } from '../sections/head-words.tsx';
import { LinkButtons } from '../sections/link-buttons.tsx';
import { Seal } from '../sections/seal.tsx';
import { threadsOf } from '../threads-of.ts';
import styles from './company.css?url';

const { hero, claims, profile, story, figures, values, recognition, registration, closing, metadata } = about.company;

const dyes: readonly Hue[] = ['marigold', 'madder', 'teal', 'leaf'];

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta = () => pageMeta(metadata, '/company/about-us');

/** The registered company, for those who check before they sign. */
export default function AboutCompany() {
  return (
    <div className={hueClass('indigo')}>
      <Head />
      <Profile />
      <section id={story.anchor} className="section story" aria-labelledby="story-heading">
        <div className="wrap">
          <h2 id="story-heading">{story.heading}</h2>
          <div className="story-columns">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <MetricsBand band={figures} hue="indigo" />
      <Section id={values.anchor} heading={values.heading} lead={values.intro}>
        <ul className="offerings">
          {values.values.map((value) => (
            <li key={value.title} className="offering">
              <h3>{value.title}</h3>
              <p>{value.description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Recognition />
      <Registration />
      <Closing seed="company closing" hue="indigo" heading={closing.heading} text={closing.text}>
        <LinkButtons links={closing.actions} />
      </Closing>
    </div>
  );
}

function Head() {
  return (
    <section className="page-hero company-hero" aria-labelledby="page-heading">
      <div className="wrap page-hero-inner">
        <HeadWords
          trail={[{ label: navigation.header.home, href: '/' }, navigation.header.about]}
          here={hero.trail}
          eyebrow={hero.eyebrow}
          heading={hero.heading}
          lead={hero.lead}
        />
        <dl className="claims">
          {claims.map((claim, index) => (
            <Metric
              key={claim.label}
              figure={claim.value}
              label={claim.label}
              {...threadsOf(claim.value)}
              hue={dyes[index % dyes.length] ?? 'madder'}
            />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Profile() {
  return (
    <section id={profile.anchor} className="section" aria-labelledby="profile-heading">
      <div className="wrap profile">
        <div className="profile-panel">
          <Cloth seed="company profile" hue="indigo" rows={14} unit={5} />
          <div className="profile-words">
            <h2 id="profile-heading">{profile.heading}</h2>
            {profile.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="profile-technologies">
          <h3>{profile.technologiesHeading}</h3>
          <ul className="badges">
            {home.about.technologies.map((technology) => (
              <li key={technology}>
                <Badge>{technology}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Recognition() {
  return (
    <Section
      id={recognition.anchor}
      heading={recognition.heading}
      lead={recognition.intro}
      className="recognition list-band"
    >
      <ul className="recognition-badges">
        {home.about.certifications.map((certification, index) => (
          <li key={certification.title} className={hueClass(dyes[index % dyes.length] ?? 'madder')}>
            <Seal size={78} />
            <p>
              <strong>{certification.title}</strong> {certification.detail}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Set as a certificate: the numbers between two borders of cloth. */
function Registration() {
  return (
    <Section id={registration.anchor} heading={registration.heading} lead={registration.intro}>
      <div className="certificate">
        <Cloth seed="certificate, upper border" hue="indigo" rows={9} unit={5} weave="plain" />
        <dl className="facts">
          {home.about.registration.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Cloth seed="certificate, lower border" hue="indigo" rows={9} unit={5} weave="plain" />
      </div>
    </Section>
  );
}
