import {
  courseQuestion,
  courseWords,
  fill,
  type Internship,
  inRupees,
  internshipPage,
  internshipRegistration,
  internships,
  navigation,
} from '#content';
import { ArrowLink } from '#ui/parts/arrow-link.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon.tsx';
import { Section } from '#ui/parts/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Ledger } from '../../bands/ledger.tsx';
import { Closing } from '../../frame/closing.tsx';
import { HeadWords } from '../../frame/head-words.tsx';
import { icons } from '../../frame/icons.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import sharedStyles from './academy.css?url';
import { AskLink } from './course-links.tsx';
import styles from './internship.css?url';
import { WovenWeeks } from './woven-weeks.tsx';

const hue: Hue = 'leaf';
const registration = internshipRegistration.href;
/** Topics that a card shows before the badge with the number of the others (specification, section 9). */
const topicsShown = 4;

export const links = () => [sharedStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

export const meta = () => pageMeta(internshipPage.metadata, internshipPage.href);

export default function InternshipPage() {
  const { hero, badges, tracks, closing } = internshipPage;
  return (
    <div className={hueClass(hue)}>
      <section className="page-hero internship-hero" aria-labelledby="page-heading">
        <div className="wrap page-hero-inner">
          <div>
            <HeadWords
              trail={[{ label: navigation.header.home, href: '/' }]}
              here={hero.trail}
              eyebrow={hero.eyebrow}
              heading={hero.heading}
              lead={hero.lead}
            >
              <ButtonLink look="accent" href={registration}>
                {hero.apply}
              </ButtonLink>
            </HeadWords>
            <ul className="hero-badges">
              {badges.map((badge) => (
                <li key={badge.label}>
                  <Icon of={icons[badge.icon]} size={22} />
                  {badge.label}
                </li>
              ))}
            </ul>
          </div>
          <div className="page-hero-ground">
            <WovenWeeks hue={hue} durations={internshipRegistration.durations} />
          </div>
        </div>
      </section>
      <Section id={tracks.anchor} heading={tracks.heading} lead={tracks.intro}>
        <ul className="tracks">
          {internships.map((track) => (
            <li key={track.slug}>
              <Track track={track} />
            </li>
          ))}
        </ul>
        <div className="track-without">
          <p>{tracks.without.text}</p>
          <ArrowLink href={tracks.without.link.href}>{tracks.without.link.label}</ArrowLink>
        </div>
      </Section>
      <Fees />
      <Ledger words={internshipPage.why} rows={internshipPage.why.reasons} />
      <Closing seed="internship closing" hue={hue} heading={closing.heading} text={closing.text}>
        <ButtonLink look="accent" href={registration}>
          {closing.apply}
        </ButtonLink>
        <AskLink {...courseQuestion.internship} />
      </Closing>
    </div>
  );
}

/** One track across the page: what it is, what it brings, what unfolds, how one registers. */
function Track({ track }: { track: Internship }) {
  const words = internshipPage.tracks;
  return (
    <article className={`track ${hueClass(track.hue)}`} aria-labelledby={`track-${track.slug}`}>
      <div className="track-cloth">
        <Cloth seed={track.slug} hue={track.hue} rows={30} unit={6} repeat={10} isTiled />
      </div>
      <div className="track-words">
        <div className="track-head">
          <h3 id={`track-${track.slug}`}>
            <Icon of={icons[track.icon]} size={26} />
            {track.title}
          </h3>
          <Badge>{fill(words.weeks, track.weeks)}</Badge>
        </div>
        <p className="track-text">{track.description}</p>
      </div>
      <div className="track-contents">
        <ul className="points" aria-label={words.highlights}>
          {track.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <Topics track={track} />
      </div>
      <Details track={track} />
      <div className="track-apply">
        <ButtonLink look="small" href={track.applyHref}>
          {words.apply}
          <span className="visually-hidden"> {fill(words.applyAbout, { track: track.title })}</span>
        </ButtonLink>
        <p>
          <strong>{fill(words.registersAs, { domain: track.domain })}.</strong> {track.domainReason}
        </p>
      </div>
    </article>
  );
}

function Topics({ track }: { track: Internship }) {
  const words = internshipPage.tracks;
  const count = track.topics.length - topicsShown;
  return (
    <ul className="badges" aria-label={words.topics}>
      {track.topics.slice(0, topicsShown).map((topic) => (
        <li key={topic}>
          <Badge>{topic}</Badge>
        </li>
      ))}
      {count > 0 ? (
        <li className="track-more">
          <span aria-hidden="true">{fill(words.more, { count })}</span>
          <span className="visually-hidden">{fill(words.moreAbout, { count })}</span>
        </li>
      ) : null}
    </ul>
  );
}

function Details({ track }: { track: Internship }) {
  const words = internshipPage.tracks;
  return (
    <details className="track-details">
      <summary>
        {words.details}
        <span className="visually-hidden"> {fill(words.applyAbout, { track: track.title })}</span>
      </summary>
      <dl>
        <div>
          <dt>{words.topics}</dt>
          <dd>{track.topics.slice(topicsShown).join(', ')}</dd>
        </div>
        <div>
          <dt>{words.tools}</dt>
          <dd>{track.tools.join(', ')}</dd>
        </div>
        <div>
          <dt>{words.outcomes}</dt>
          <dd>
            <ul className="points">
              {track.outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </details>
  );
}

/** What the weeks cost: each week is a woven square. */
function Fees() {
  const words = internshipPage.fees;
  return (
    <section id={words.anchor} className="section fees" aria-labelledby={`${words.anchor}-heading`}>
      <div className="wrap fees-inner">
        <div className="fees-head">
          <h2 id={`${words.anchor}-heading`}>{words.heading}</h2>
          <p className="lead">{words.intro}</p>
        </div>
        <dl className="fees-list">
          {internshipRegistration.durations.map(({ label, feeInr }) => (
            <div key={label} className="fee">
              <dt>{label}</dt>
              <dd className="fee-weeks" aria-hidden="true">
                <Weeks count={Number.parseInt(label, 10)} />
              </dd>
              <dd className="fee-figure">{inRupees(feeInr)}</dd>
            </div>
          ))}
        </dl>
        <p className="taxes">{courseWords.taxes}</p>
      </div>
    </section>
  );
}

/** Five threads a week. */
function Weeks({ count }: { count: number }) {
  const week = (index: number) => `M${index * 24} 0${'h3v24h-3zm4 0'.repeat(5)}`;
  return (
    <svg viewBox="0 0 164 24" aria-hidden="true" focusable="false">
      {[0, 1].map((parity) => (
        <path
          key={parity}
          className={`dye-${parity}`}
          d={Array.from({ length: count }, (_, index) => (index % 2 === parity ? week(index) : '')).join('')}
        />
      ))}
    </svg>
  );
}
