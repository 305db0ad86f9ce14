import { fill, navigation, type Sector, sectors, sectorWords } from '#content';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { List } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { SpanLabels, SpanThreads } from '#ui/weave/span-threads.tsx';
import { Screen } from '../../illustrations/illustration.tsx';
import { CallToAction, siblingsOf } from '../../layout/call-to-action/call-to-action.tsx';
import { BuyerLinks } from '../../layout/links/buyer-links.tsx';
import { LinkButtons } from '../../layout/links/link-buttons.tsx';
import { findEntry, useEntry } from '../../layout/page-entry.ts';
import { PageHead } from '../../layout/page-head/page-head.tsx';
import { metaOf } from '../../layout/page-meta.ts';
import { MatchingProjects } from '../../sections/client-projects.tsx';

const { standards, promise, timeline, needs, exclusions, offerings } = sectorWords;

export const meta = metaOf((_, path) => findEntry(sectors, path));

export default function SectorPage() {
  const sector = useEntry(sectors);
  const { title, hue, hero, callToAction } = sector;
  return (
    <div className={hueClass(hue)}>
      <PageHead
        text={{ ...hero, heading: title, breadcrumbs: title }}
        ancestors={[navigation.header.solutions]}
        className="page-hero-picture"
        media={
          <>
            <Cloth seed={`head ${title}`} rows={48} unit={6} isTiled />
            <div className="page-hero-screen">
              <Screen name={hero.picture.screen} alt={hero.picture.alt} isEager />
            </div>
          </>
        }
      >
        <LinkButtons links={[hero.action]} />
      </PageHead>
      <Section id={standards.anchor} heading={standards.heading} lead={standards.intro}>
        <div className="swipe">
          {sector.standards.map((group) => (
            <div key={group.title} className="lined standards">
              <h3>{group.title}</h3>
              <dl>
                {group.items.map((item) => (
                  <div key={item.name} className="standard">
                    <dt>{item.name}</dt>
                    <dd className="soft">{item.text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Section>
      <section id={promise.anchor} className="section inverse" aria-labelledby="promise-heading">
        <div className="wrap promise stack">
          <h2 id="promise-heading">{sector.promise.heading}</h2>
          <p className="lead">{sector.promise.lead}</p>
          <List items={sector.promise.points} />
        </div>
      </section>
      <Timeline {...sector.timeline} />
      <div className="wrap two-columns stack">
        <BulletSection words={needs} items={sector.needs} className="points" />
        <BulletSection words={exclusions} items={sector.exclusions} className="cross-list" />
      </div>
      <Section id={offerings.anchor} heading={offerings.heading} hasSideHeading>
        <ul>
          {sector.offerings.map((offering) => (
            <li key={offering.href} className="lined matching-offer">
              <h3>
                <ArrowLink href={offering.href}>{offering.label}</ArrowLink>
              </h3>
              <p className="soft">{offering.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {sector.client ? <MatchingProjects value={sector.client} /> : null}
      <CallToAction
        heading={callToAction.heading}
        text={callToAction.text}
        actions={[callToAction.action]}
        siblings={siblingsOf(sectors, sector.href, (sibling) => sibling.title)}
      />
      <BuyerLinks offeringHref={sector.href} />
    </div>
  );
}

/** The phases of a project on a scale of weeks: a row is a phase, a thread is a week. */
function Timeline({ intro, weeks, phases }: Sector['timeline']) {
  const months = Array.from({ length: Math.floor(weeks / 4) + 1 }, (_, month) => month * 4);
  const weeksLabel = ({ from, to }: Sector['timeline']['phases'][number]) =>
    from === to ? fill(timeline.week, { from }) : fill(timeline.weeks, { from, to });
  return (
    <Section id={timeline.anchor} heading={timeline.heading} lead={intro}>
      <div className="phase phase-scale">
        <SpanLabels labels={months.map((week) => ({ at: week / weeks, label: String(week) }))} />
      </div>
      <ol>
        {phases.map((phase) => (
          <li key={phase.title} className="lined phase">
            <div>
              <h3>{phase.title}</h3>
              <p className="fine-print">{weeksLabel(phase)}</p>
            </div>
            <SpanThreads
              from={(phase.from - 1) / weeks}
              to={phase.to / weeks}
              count={phase.to - phase.from + 1}
              marks={months.map((week) => week / weeks)}
            />
            <p className="soft">{phase.text}</p>
          </li>
        ))}
      </ol>
      <p className="fine-print phase-legend">{timeline.legend}</p>
    </Section>
  );
}

function BulletSection({ words, ...list }: { words: typeof needs; items: readonly string[]; className: string }) {
  return (
    <section id={words.anchor} className="section" aria-labelledby={`${words.anchor}-heading`}>
      <h2 id={`${words.anchor}-heading`}>{words.heading}</h2>
      <List {...list} />
    </section>
  );
}
