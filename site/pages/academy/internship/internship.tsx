import {
  courseQuestion,
  fill,
  type Internship,
  inRupees,
  internshipPage,
  internshipRegistration,
  internships,
} from '#content';
import { Badge, Badges } from '#ui/components/badge.tsx';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { Fact } from '#ui/components/fact.tsx';
import { IconPatch } from '#ui/components/icon/sprite-icon.tsx';
import { Entries, List } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { CallToAction } from '../../../layout/call-to-action/call-to-action.tsx';
import { PageHead } from '../../../layout/page-head/page-head.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';
import { AskLink } from '../course/course-links.tsx';
import { TotalCost } from '../course/course-price.tsx';
import { InternshipWeeks } from './internship-weeks.tsx';

const hue: Hue = 'leaf';
const registration = internshipRegistration.href;
/** Number of topics on a card. A badge counts the others (specification, section 9). */
const visibleTopics = 4;

export const meta = () => pageMeta(internshipPage.metadata, internshipPage.href);

export default function InternshipPage() {
  const { hero, badges, certificate, tracks, why, callToAction } = internshipPage;
  return (
    <div className={hueClass(hue)}>
      <PageHead
        text={hero}
        className="internship-hero"
        media={<WovenWeeks />}
        afterText={
          <div className="hero-badges">
            <ul className="row">
              {badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </ul>
            <p>{certificate}</p>
          </div>
        }
      >
        <ButtonLink variant="accent" href={registration}>
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
        <div className="track-alternative">
          <p>{tracks.unlistedDomain.text}</p>
          <ArrowLink href={tracks.unlistedDomain.link.href}>{tracks.unlistedDomain.link.label}</ArrowLink>
        </div>
      </Section>
      <Fees />
      <Section id={why.anchor} heading={why.heading} lead={why.intro} className="inverse sticky-heading" hasSideHeading>
        <Entries items={why.reasons} entryClass="lined" textClass="reason soft" />
      </Section>
      <CallToAction hue={hue} next={internshipRegistration.nextSteps} {...callToAction}>
        <ButtonLink variant="accent" href={registration}>
          {callToAction.apply}
        </ButtonLink>
        <AskLink href={courseQuestion.internship.href} about={courseQuestion.internship.inSentence} />
      </CallToAction>
    </div>
  );
}

/** '4-7 weeks': the durations that the registration offers, the same for every track. */
const weeksRange = fill(internshipPage.tracks.weeks, {
  from: internshipRegistration.durations[0]?.weeks ?? 0,
  to: internshipRegistration.durations.at(-1)?.weeks ?? 0,
});

/** One track: description, highlights, weeks, details and the link to register. */
function Track({ track }: { track: Internship }) {
  const words = internshipPage.tracks;
  return (
    <article className={`track ${hueClass(track.hue)}`} aria-labelledby={`track-${track.slug}`}>
      <IconPatch name={track.icon} hue={track.hue} />
      <div className="track-text stack">
        <div className="track-head row">
          <h3 id={`track-${track.slug}`}>{track.title}</h3>
          <Badge>{weeksRange}</Badge>
        </div>
        <p className="soft">{track.description}</p>
      </div>
      <div className="track-contents stack">
        <List items={track.highlights} className="points" aria-label={words.highlights} />
        <Topics track={track} />
      </div>
      <InternshipWeeks track={track} />
      <TrackDetails track={track} />
      <div className="track-apply">
        <ButtonLink
          variant="small"
          href={registration}
          data-program={track.program}
          data-interest={track.title}
          about={fill(words.applyContext, { track: track.title })}
        >
          {words.apply}
        </ButtonLink>
        <p>
          <strong>{fill(words.domainHint, { domain: track.domain })}.</strong> {track.domainReason}
        </p>
      </div>
    </article>
  );
}

function Topics({ track }: { track: Internship }) {
  const words = internshipPage.tracks;
  const count = track.topics.length - visibleTopics;
  return (
    <Badges label={words.topics} items={track.topics.slice(0, visibleTopics)}>
      {count > 0 ? (
        <li className="track-more-topics">
          <span aria-hidden="true">{fill(words.more, { count })}</span>
          <span className="visually-hidden">{fill(words.moreContext, { count })}</span>
        </li>
      ) : null}
    </Badges>
  );
}

function TrackDetails({ track }: { track: Internship }) {
  const words = internshipPage.tracks;
  const { mentor, accounts, ownership } = track.terms;
  return (
    <details className="track-details">
      <summary>
        {words.details}
        <span className="visually-hidden"> {fill(words.applyContext, { track: track.title })}</span>
      </summary>
      <dl>
        <Fact label={words.topics}>{track.topics.slice(visibleTopics).join(', ')}</Fact>
        <Fact label={words.tools}>{track.tools.join(', ')}</Fact>
        <Fact label={words.prerequisites}>
          <ul className="points">
            {track.prerequisites.map((prerequisite) => (
              <li key={prerequisite.skill}>
                <Prerequisite prerequisite={prerequisite} />
              </li>
            ))}
          </ul>
        </Fact>
        <Fact label={words.hours}>{hoursOf(track)}</Fact>
        <Fact label={words.mentor}>
          {fill(words.mentorHours, { hours: mentor.hoursPerWeek })} {mentor.reviews}
        </Fact>
        <Fact label={words.accounts}>{accounts}</Fact>
        <Fact label={words.ownership}>{ownership}</Fact>
        <Fact label={words.outcomes}>
          <List items={track.outcomes} className="points" />
        </Fact>
      </dl>
    </details>
  );
}

/** A skill that the track expects, with links to a course of ours and to a free source that teach it. */
function Prerequisite({
  prerequisite: { skill, course, freeSource },
}: {
  prerequisite: Internship['prerequisites'][number];
}) {
  const words = internshipPage.tracks;
  return (
    <>
      {skill}
      <span className="track-sources row">
        {course ? <a href={course.href}>{fill(words.taughtIn, { course: course.label })}</a> : null}
        <a href={freeSource.href}>{fill(words.freeSource, { source: freeSource.label })}</a>
      </span>
    </>
  );
}

/** '20 hours a week: 80 in 4 weeks, 140 in 7 weeks.' */
function hoursOf({ lengths, terms }: Internship): string {
  const words = internshipPage.tracks;
  const sums = lengths.map(({ weekCount, hourCount }) =>
    fill(words.hoursPerLength, { hours: hourCount, weeks: weekCount }),
  );
  return fill(words.hoursPerWeek, { hours: terms.hoursPerWeek, sums: sums.join(', ') });
}

/** The fee of each duration, and the rules for it. A square of threads is a week. */
function Fees() {
  const words = internshipPage.fees;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="sunk fees" hasSideHeading>
      <dl>
        {internshipRegistration.durations.map(({ label, weeks, feeInr, cost }) => (
          <div key={label} className="fee">
            <dt>{label}</dt>
            <dd className="fee-weeks" aria-hidden="true">
              <WeekSquares count={weeks} />
            </dd>
            <dd className="fee-amount">
              <p className="fee-price">{inRupees(feeInr)}</p>
              <TotalCost totalInr={cost.totalInr} />
            </dd>
          </div>
        ))}
      </dl>
      <Entries items={words.rules} className="fee-rules" entryClass="entry" />
    </Section>
  );
}

/** One square of five threads for each week. */
function WeekSquares({ count }: { count: number }) {
  const week = (index: number) => `M${index * 24} 0${'h3v24h-3zm4 0'.repeat(5)}`;
  return (
    <svg viewBox="0 0 164 24" preserveAspectRatio="xMinYMid" aria-hidden="true">
      {[0, 1].map((parity) => (
        <path
          key={parity}
          className={`shade-${parity}`}
          d={Array.from({ length: count }, (_, index) => (index % 2 === parity ? week(index) : '')).join('')}
        />
      ))}
    </svg>
  );
}

/** A cloth on a loom: the weeks of the shorter internship, the extra weeks of the longer one, then bare warp. */
function WovenWeeks() {
  const [short, long] = internshipRegistration.durations;
  return (
    <div className="woven-weeks" aria-hidden="true">
      <div className="weeks-warp" />
      <div className="weeks-base">
        <Cloth seed="weeks one to four" hue={hue} rows={48} unit={6} isTiled />
        <span className="weeks-tag">{short?.label}</span>
      </div>
      <div className="weeks-extra">
        <Cloth seed="weeks five to seven" hue={hue} rows={36} unit={6} isTiled />
        <span className="weeks-tag">{long?.label}</span>
      </div>
    </div>
  );
}
