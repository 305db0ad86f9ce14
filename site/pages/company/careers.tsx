import { careers, fill, navigation, type Position, positions } from '#content';
import { Badges } from '#ui/parts/badge.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Fact } from '#ui/parts/fact.tsx';
import { Section } from '#ui/parts/section.tsx';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass, hues } from '#ui/weave/hue.ts';
import { ProcessBand } from '../../bands/process-band.tsx';
import { Closing } from '../../frame/closing.tsx';
import { PageHead, stripRows } from '../../frame/page-head.tsx';
import { pageMeta } from '../../frame/page-meta.ts';

const hue: Hue = 'teal';

export const meta = () => pageMeta(careers.metadata, careers.href);

export default function Careers() {
  const { hero, closing, process } = careers;
  return (
    <div className={hueClass(hue)}>
      <PageHead
        text={hero}
        above={[navigation.header.about]}
        ground={<Cloth seed="careers" hue={hue} rows={48} unit={6} edge={stripRows} isTiled isDrawnIn />}
      >
        <ButtonLink look="accent" href={`#${careers.positions.anchor}`}>
          {hero.action}
        </ButtonLink>
      </PageHead>
      <Section id={careers.positions.anchor} heading={careers.positions.heading} lead={careers.positions.intro}>
        <ul className="positions">
          {positions.map((position) => (
            <li key={position.slug}>
              <OpenPosition position={position} />
            </li>
          ))}
        </ul>
      </Section>
      <Benefits />
      <ProcessBand band={process} hue={hue} />
      <Closing sign="envelope" hue={hue} heading={closing.heading} text={closing.text}>
        <ButtonLink look="accent" href={careers.write.href}>
          {careers.write.text}
        </ButtonLink>
      </Closing>
    </div>
  );
}

function OpenPosition({ position }: { position: Position }) {
  const words = careers.positions;
  return (
    <article className="position" aria-labelledby={`position-${position.slug}`}>
      <div className="position-head">
        <h3 id={`position-${position.slug}`}>{position.title}</h3>
        <p>
          <span className="visually-hidden">{words.facts.department}: </span>
          {position.department}
        </p>
      </div>
      <dl className="position-facts row">
        <Fact label={words.facts.location}>{position.location}</Fact>
        <Fact label={words.facts.type}>{position.type}</Fact>
        <Fact label={words.facts.experience}>{position.experience}</Fact>
      </dl>
      <div className="position-words stack">
        <p>{position.description}</p>
        <Badges label={words.facts.skills} of={position.skills} />
      </div>
      <ButtonLink look="small" href={position.href} about={fill(words.applyAbout, { title: position.title })}>
        {words.apply}
      </ButtonLink>
    </article>
  );
}

function Benefits() {
  const words = careers.benefits;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="sunk">
      <ul className="benefits">
        {words.cards.map((card, index) => (
          <li key={card.title} className={`entry benefit ${hueClass(hues[index % hues.length] ?? hue)}`}>
            <SignIcon name={card.sign} size={64} />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
