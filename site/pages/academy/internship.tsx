import {
  courseQuestion,
  courseWords,
  fill,
  type Internship,
  inRupees,
  internshipPage,
  internshipRegistration,
  internships,
} from '#content';
import { ArrowLink } from '#ui/parts/arrow-link.tsx';
import { Badge, Badges } from '#ui/parts/badge.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Fact } from '#ui/parts/fact.tsx';
import { Icon } from '#ui/parts/icon.tsx';
import { Section } from '#ui/parts/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Ledger } from '../../bands/ledger.tsx';
import { Closing } from '../../frame/closing.tsx';
import { icons } from '../../frame/icons.ts';
import { PageHead } from '../../frame/page-head.tsx';
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
      <PageHead
        text={hero}
        className="internship-hero"
        ground={<WovenWeeks hue={hue} durations={internshipRegistration.durations} />}
        below={
          <ul className="hero-badges">
            {badges.map((badge) => (
              <li key={badge.label}>
                <Icon of={icons[badge.icon]} size={22} />
                {badge.label}
              </li>
            ))}
          </ul>
        }
      >
        <ButtonLink look="accent" href={registration}>
          {hero.apply}
        </ButtonLink>
      </PageHead>
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
      <div className="track-cloth cloth-ground">
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
    <Badges label={words.topics} of={track.topics.slice(0, topicsShown)}>
      {count > 0 ? (
        <li className="track-more">
          <span aria-hidden="true">{fill(words.more, { count })}</span>
          <span className="visually-hidden">{fill(words.moreAbout, { count })}</span>
        </li>
      ) : null}
    </Badges>
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
        <Fact label={words.topics}>{track.topics.slice(topicsShown).join(', ')}</Fact>
        <Fact label={words.tools}>{track.tools.join(', ')}</Fact>
        <Fact label={words.outcomes}>
          <ul className="points">
            {track.outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </Fact>
      </dl>
    </details>
  );
}

/** What the weeks cost: each week is a woven square. */
function Fees() {
  const words = internshipPage.fees;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="sunk fees" isBeside>
      <dl>
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
    </Section>
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
