import { about, home } from '#content';
import { Badges } from '#ui/components/badge.tsx';
import { Facts } from '#ui/components/fact.tsx';
import { Entries, Paragraphs } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Place } from '../../illustrations/illustration.tsx';
import { CallToAction } from '../../layout/call-to-action/call-to-action.tsx';
import { BuyerLinks } from '../../layout/links/buyer-links.tsx';
import { InPageNav } from '../../layout/links/in-page-nav.tsx';
import { PageHead } from '../../layout/page-head/page-head.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { Seal } from '../../sections/seal.tsx';
import { Statistic } from '../../sections/statistic.tsx';
import { KeyFigures } from './key-figures.tsx';
import hills from './woven-hills.svg?raw';

const { profile, purpose, story, timeline, companyStory, counts, values, recognition, registration, callToAction } =
  about;

const parts = [profile, purpose, story, timeline, companyStory, counts, values, recognition, registration];

const hues: readonly Hue[] = ['marigold', 'madder', 'teal', 'leaf'];

export const meta = () => pageMeta(about.metadata, about.href);

/** Profile, purpose, story, figures, values and registration of the company. Served at two addresses, as the specification says. */
export default function About() {
  return (
    <div className={hueClass('indigo')}>
      <Head />
      <InPageNav label={about.sectionsLabel} parts={parts} />
      <Profile />
      <Section id={purpose.anchor} heading={purpose.heading} className="about-purpose">
        <Entries items={purpose.cards} className="purpose swipe" entryClass="entry thread-top" />
      </Section>
      <Section id={story.anchor} heading={story.heading} hasSideHeading>
        <Place picture={story.picture} />
        <div className="story-text soft stack">
          <Paragraphs items={story.paragraphs} />
        </div>
      </Section>
      <Timeline />
      <section id={companyStory.anchor} className="section" aria-labelledby="company-story-heading">
        <div className="wrap">
          <h2 id="company-story-heading">{companyStory.heading}</h2>
          <div className="story-columns stack">
            <Paragraphs items={companyStory.paragraphs} />
          </div>
        </div>
      </section>
      <KeyFigures />
      <Section id={values.anchor} heading={values.heading} hasSideHeading>
        <Entries items={values.values} entryClass="lined group" textClass="soft" />
      </Section>
      <Recognition />
      <Section id={registration.anchor} heading={registration.heading} hasSideHeading>
        <div className="panel certificate">
          <Facts items={home.about.registration} />
        </div>
      </Section>
      <CallToAction hue="leaf" {...callToAction} />
      <BuyerLinks />
    </div>
  );
}

function Head() {
  return (
    <PageHead
      text={about.hero}
      className="about-hero"
      media={
        <svg
          className="woven-hills"
          width="100%"
          height="100%"
          role="img"
          aria-label={about.hero.picture}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, coloured by CSS
          dangerouslySetInnerHTML={{ __html: hills }}
        />
      }
      footer={
        <dl className="metrics about-metrics">
          {home.about.statistics.map((statistic, index) => (
            <Statistic
              key={statistic.label}
              statistic={statistic}
              label={statistic.aboutLabel}
              note={statistic.countedOn}
              hue={hues[index]}
            />
          ))}
        </dl>
      }
    />
  );
}

function Profile() {
  return (
    <section id={profile.anchor} className="section" aria-labelledby="profile-heading">
      <div className="wrap panel profile stack">
        <div className="profile-text stack">
          <h2 id="profile-heading">{profile.heading}</h2>
          <Paragraphs items={profile.paragraphs} />
        </div>
        <div className="profile-technologies stack">
          <h3>{profile.technologiesHeading}</h3>
          <Badges items={home.about.technologies} />
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
      className="recognition"
      hasSideHeading
    >
      <ul className="recognition-badges">
        {home.about.certifications.map((certification, index) => (
          <li key={certification.title} className={`entry ${hueClass(hues[index] ?? 'madder')}`}>
            <Seal size={52} />
            <p>
              <strong>{certification.title}</strong> {certification.detail}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Colour of the thread that each year adds. */
const yearHues: readonly Hue[] = ['madder', 'marigold', 'leaf', 'teal', 'indigo', 'plum'];

/** The years of the company. Each year has a knot that adds one thread. After the last year, the threads run off the page. */
function Timeline() {
  return (
    <Section id={timeline.anchor} heading={timeline.heading} className="timeline-section">
      <ol className="timeline">
        {timeline.entries.map((entry, index) => (
          <li key={entry.year} className={`entry milestone ${hueClass(yearHues[index] ?? 'madder')}`}>
            <svg className="knot" viewBox="0 0 9 9" width="36" height="36" aria-hidden="true">
              <path
                className="thread-2"
                d="M4 0h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1v-1h1z"
              />
              <path className="thread-1" d="M4 2h1v1h1v1h1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h1v-1h1z" />
              <path className="thread-0" d="M4 4h1v1h-1z" />
            </svg>
            <h3>
              <span className="milestone-year">{entry.year}</span> {entry.event}
            </h3>
            <p>{entry.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
