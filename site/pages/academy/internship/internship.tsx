import { fill, type Internship, inRupees } from '#content';
import { Badges } from '#ui/components/badge.tsx';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { Fact } from '#ui/components/fact.tsx';
import { IconPatch } from '#ui/components/icon/sprite-icon.tsx';
import { Entries, List } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { CallToAction } from '../../../layout/call-to-action/call-to-action.tsx';
import { useContent } from '../../../layout/current-page.ts';
import { LinkButtons } from '../../../layout/links/link-buttons.tsx';
import { PageHead } from '../../../layout/page-head/page-head.tsx';
import { metaOf } from '../../../layout/page-meta.ts';
import { AskLink } from '../course/course-links.tsx';
import { TotalCost } from '../course/course-price.tsx';
import { TrackComparison } from './track-comparison.tsx';

/** Number of topics on a card. A badge counts the others (specification, section 9). */
const visibleTopics = 4;

export const meta = metaOf(({ internshipPage }) => internshipPage);

export default function InternshipPage() {
  const { courseQuestion, internshipPage, internshipRegistration, internships } = useContent();
  const registration = internshipRegistration.href;
  const { hero, badges, certificate, tracks, why, callToAction } = internshipPage;
  return (
    <div className={hueClass('leaf')}>
      <PageHead
        text={hero}
        className="internship-hero"
        media={<WovenWeeks />}
        afterText={
          <div className="hero-badges stack">
            <List items={badges} className="row semibold" />
            <p>{certificate}</p>
          </div>
        }
      >
        <LinkButtons links={[{ href: registration, label: hero.apply }]} />
      </PageHead>
      <TrackComparison />
      <Fees />
      <Section id={tracks.anchor} heading={tracks.heading} lead={tracks.intro}>
        <ul className="tracks swipe">
          {internships.map((track) => (
            <li key={track.slug}>
              <Track track={track} />
            </li>
          ))}
        </ul>
        <div className="track-alternative stack">
          <p>{tracks.unlistedDomain.text}</p>
          <ArrowLink href={tracks.unlistedDomain.link.href}>{tracks.unlistedDomain.link.label}</ArrowLink>
        </div>
      </Section>
      <Section id={why.anchor} heading={why.heading} hasSideHeading>
        <Entries items={why.reasons} entryClass="lined" textClass="reason soft" />
      </Section>
      <CallToAction
        {...callToAction}
        actions={[{ href: registration, label: callToAction.apply }]}
        next={internshipRegistration.nextSteps}
      >
        <AskLink href={courseQuestion.internship.href} about={courseQuestion.internship.inSentence} />
      </CallToAction>
    </div>
  );
}

function Track({ track }: { track: Internship }) {
  const { internshipPage, internshipRegistration } = useContent();
  const { durations, href } = internshipRegistration;
  const words = internshipPage.tracks;
  const hiddenTopics = track.topics.length - visibleTopics;
  return (
    <article className={`track ${hueClass(track.hue)}`} aria-labelledby={`track-${track.slug}`}>
      <IconPatch name={track.icon} hue={track.hue} />
      <div className="track-text stack">
        <div className="track-head row">
          <h3 id={`track-${track.slug}`}>{track.title}</h3>
          {/* '4-7 weeks': the same for every track. */}
          <span className="badge tabular">
            {fill(words.weeks, { from: durations[0]?.weeks ?? 0, to: durations.at(-1)?.weeks ?? 0 })}
          </span>
        </div>
        <p className="soft">{track.description}</p>
      </div>
      <div className="track-contents stack">
        <List items={track.highlights} className="points" aria-label={words.highlights} />
        <Badges label={words.topics} items={track.topics.slice(0, visibleTopics)}>
          {hiddenTopics > 0 ? (
            <li className="track-more-topics">
              <span aria-hidden="true">{fill(words.more, { count: hiddenTopics })}</span>
              <span className="visually-hidden">{fill(words.moreContext, { count: hiddenTopics })}</span>
            </li>
          ) : null}
        </Badges>
      </div>
      <TrackDetails track={track} />
      <div className="track-apply">
        <ButtonLink
          variant="small"
          href={href}
          data-program={track.program}
          data-interest={track.title}
          about={fill(words.applyContext, { track: track.title })}
        >
          {words.apply}
        </ButtonLink>
        <p className="soft">{fill(words.domainHint, { domain: track.domain })}</p>
      </div>
    </article>
  );
}

function TrackDetails({ track }: { track: Internship }) {
  const { tracks: words } = useContent().internshipPage;
  const shortest = Math.min(...track.lengths.map(({ weekCount }) => weekCount));
  const courses = new Map(track.prerequisites.flatMap(({ course }) => (course ? [[course.href, course.label]] : [])));
  return (
    <details className="track-details">
      <summary>
        {words.details}
        <span className="visually-hidden"> {fill(words.applyContext, { track: track.title })}</span>
      </summary>
      <dl>
        <Fact label={words.topics}>{track.topics.slice(visibleTopics).join(', ')}</Fact>
        <Fact label={words.tools}>{track.tools.join(', ')}</Fact>
        <Fact label={words.plan}>
          {/* The shorter internship is the first weeks of the longer one, so one list shows both. */}
          <ol className="track-weeks">
            {track.weeks.map((work, index) => (
              <li key={work}>
                {work}
                {index + 1 === shortest ? (
                  <strong className="track-end">{fill(words.lengthEnd, { weeks: shortest })}</strong>
                ) : null}
              </li>
            ))}
          </ol>
        </Fact>
        <Fact label={words.outcomes}>
          <List items={track.outcomes} className="points" />
        </Fact>
        {courses.size > 0 && (
          <Fact label={words.taughtIn}>
            <ul>
              {[...courses].map(([href, course]) => (
                <li key={href}>
                  <a href={href}>{course}</a>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </details>
  );
}

function Fees() {
  const { internshipPage, internshipRegistration } = useContent();
  const words = internshipPage.fees;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="inverse fees" hasSideHeading>
      <dl>
        {internshipRegistration.durations.map(({ label, weeks, feeInr, cost }) => (
          <div key={label} className="fee">
            <dt className="semibold">{label}</dt>
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
  const [short, long] = useContent().internshipRegistration.durations;
  return (
    <div className="woven-weeks" aria-hidden="true">
      <div className="weeks-warp" />
      <div className="weeks-base">
        <Cloth seed="weeks one to four" rows={48} unit={6} isTiled />
        <span className="weeks-tag">{short?.label}</span>
      </div>
      <div className="weeks-extra">
        <Cloth seed="weeks five to seven" rows={36} unit={6} isTiled />
        <span className="weeks-tag">{long?.label}</span>
      </div>
    </div>
  );
}
