import { about, home } from '#content';
import { Badges } from '#ui/parts/badge.tsx';
import { Fact } from '#ui/parts/fact.tsx';
import { Section } from '#ui/parts/section.tsx';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Seal } from '../../bands/seal.tsx';
import { Statistic } from '../../bands/statistic.tsx';
import { BuyerLinks } from '../../frame/buyer-links.tsx';
import { Closing } from '../../frame/closing.tsx';
import { LinkButtons } from '../../frame/link-buttons.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PartLinks } from '../../frame/part-links.tsx';
import { Timeline } from './timeline.tsx';
import { TwoCounts } from './two-counts.tsx';
import { WovenHills } from './woven-hills.tsx';

const { profile, purpose, story, timeline, companyStory, counts, values, recognition, registration, closing } = about;

const parts = [profile, purpose, story, timeline, companyStory, counts, values, recognition, registration];

const dyes: readonly Hue[] = ['marigold', 'madder', 'teal', 'leaf'];

export const meta = () => pageMeta(about.metadata, about.href);

/** Who we are, how it came, what it stands on, what the registers say. The page of two addresses: docs/decisions/0012. */
export default function About() {
  return (
    <div className={hueClass('indigo')}>
      <Head />
      <PartLinks label={about.partsLabel} parts={parts} />
      <Profile />
      <Purpose />
      <div className="sunk">
        <Section id={story.anchor} heading={story.heading} isBeside>
          <div className="story-words soft">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <Timeline />
        <section id={companyStory.anchor} className="section" aria-labelledby="company-story-heading">
          <div className="wrap">
            <h2 id="company-story-heading">{companyStory.heading}</h2>
            <div className="story-columns">
              {companyStory.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </section>
      </div>
      <TwoCounts />
      <Values />
      <div className="sunk">
        <Recognition />
        <Registration />
      </div>
      <Closing sign="envelope" hue="leaf" heading={closing.heading} text={closing.text}>
        <LinkButtons links={closing.actions} />
      </Closing>
      <BuyerLinks />
    </div>
  );
}

function Head() {
  return (
    <PageHead
      text={about.hero}
      className="about-hero"
      ground={<WovenHills alt={about.hero.picture} />}
      foot={
        <dl className="metrics claims">
          {home.about.statistics.map((statistic, index) => (
            <Statistic
              key={statistic.label}
              of={statistic}
              label={statistic.claim}
              note={statistic.counted}
              hue={dyes[index % dyes.length] ?? 'madder'}
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
      <div className="wrap panel profile">
        <div className="profile-words">
          <h2 id="profile-heading">{profile.heading}</h2>
          {profile.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="profile-technologies">
          <h3>{profile.technologiesHeading}</h3>
          <Badges of={home.about.technologies} />
        </div>
      </div>
    </section>
  );
}

function Purpose() {
  return (
    <Section id={purpose.anchor} heading={purpose.heading} className="about-purpose">
      <ul className="purpose">
        {purpose.cards.map((card) => (
          <li key={card.title} className={`entry purpose-card ${hueClass(card.hue)}`}>
            <SignIcon name={card.sign} size={80} />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Values() {
  return (
    <Section id={values.anchor} heading={values.heading} lead={values.intro} isBeside>
      <ul>
        {values.values.map((value) => (
          <li key={value.title} className="lined value">
            <h3>{value.title}</h3>
            <p className="soft">{value.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Recognition() {
  return (
    <Section id={recognition.anchor} heading={recognition.heading} lead={recognition.intro} className="recognition">
      <ul className="recognition-badges">
        {home.about.certifications.map((certification, index) => (
          <li key={certification.title} className={`entry ${hueClass(dyes[index % dyes.length] ?? 'madder')}`}>
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

/** Set as a certificate: the numbers within a double rule. */
function Registration() {
  return (
    <Section id={registration.anchor} heading={registration.heading} lead={registration.intro}>
      <div className="panel certificate">
        <dl className="facts">
          {home.about.registration.map(({ label, text }) => (
            <Fact key={label} label={label}>
              {text}
            </Fact>
          ))}
        </dl>
      </div>
    </Section>
  );
}
