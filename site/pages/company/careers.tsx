import { careers, fill, navigation, type Position, positions } from '#content';
import { Badges } from '#ui/components/badge.tsx';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { Fact } from '#ui/components/fact.tsx';
import { Entries } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { CallToAction } from '../../layout/call-to-action/call-to-action.tsx';
import { LinkButtons } from '../../layout/links/link-buttons.tsx';
import { PageHead } from '../../layout/page-head/page-head.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { PageSection } from '../../sections/page-section.tsx';

export const meta = () => pageMeta(careers.metadata, careers.href);

export default function Careers() {
  const { benefits, callToAction, hero, process } = careers;
  return (
    <div className={hueClass('teal')}>
      <PageHead text={hero} ancestors={[navigation.header.about]}>
        <LinkButtons links={[{ href: `#${careers.positions.anchor}`, label: hero.action }]} />
      </PageHead>
      <Section
        id={careers.positions.anchor}
        heading={careers.positions.heading}
        lead={careers.positions.intro}
        className="inverse"
      >
        <ul className="positions">
          {positions.map((position) => (
            <li key={position.slug}>
              <OpenPosition position={position} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id={benefits.anchor} heading={benefits.heading} lead={benefits.intro}>
        <Entries items={benefits.cards} className="benefits swipe" entryClass="entry thread-top" />
      </Section>
      <PageSection section={process} />
      <CallToAction {...callToAction} actions={[{ href: careers.email.href, label: careers.email.text }]} />
    </div>
  );
}

function OpenPosition({ position }: { position: Position }) {
  const words = careers.positions;
  return (
    <article className="position" aria-labelledby={`position-${position.slug}`}>
      <div className="position-head">
        <h3 id={`position-${position.slug}`}>{position.title}</h3>
        <p className="soft">
          <span className="visually-hidden">{words.facts.department}: </span>
          {position.department}
        </p>
      </div>
      <dl className="position-facts row">
        <Fact label={words.facts.location}>{position.location}</Fact>
        <Fact label={words.facts.type}>{position.type}</Fact>
        <Fact label={words.facts.experience}>{position.experience}</Fact>
        <Fact label={words.facts.salary}>{position.salary}</Fact>
      </dl>
      <div className="position-body stack">
        <p>{position.description}</p>
        <Badges label={words.facts.skills} items={position.skills} />
      </div>
      <ButtonLink variant="small" href={position.href} about={fill(words.applyContext, { title: position.title })}>
        {words.apply}
      </ButtonLink>
    </article>
  );
}
