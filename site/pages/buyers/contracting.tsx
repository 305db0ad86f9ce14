import { contracting, navigation } from '#content';
import { ArrowLink } from '#ui/parts/arrow-link.tsx';
import { Section } from '#ui/parts/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { Closing } from '../../frame/closing.tsx';
import { LinkButtons } from '../../frame/link-buttons.tsx';
import { PageHead, stripRows } from '../../frame/page-head.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PartLinks } from '../../frame/part-links.tsx';
import { LastDays } from './last-days.tsx';
import { PriceBands } from './price-bands.tsx';
import { Stages } from './stages.tsx';
import { SupportTiers } from './support-tiers.tsx';

const { hero, prices, stages, terms, support, ending, closing } = contracting;

export const meta = () => pageMeta(contracting.metadata, contracting.href);

/** Prices, payments, ownership, support and the end: what a buyer wants to know before the first signature. */
export default function Contracting() {
  return (
    <div className={hueClass('teal')}>
      <PageHead
        text={hero}
        above={[navigation.header.about]}
        ground={<Cloth seed="head contracting" hue="teal" rows={48} unit={6} edge={stripRows} isTiled isDrawnIn />}
      />
      <PartLinks label={contracting.partsLabel} parts={[prices, stages, terms, support, ending]} />
      <PriceBands />
      <Stages />
      <Section id={terms.anchor} heading={terms.heading} lead={terms.intro} isBeside>
        <ul>
          {terms.rows.map((row) => (
            <li key={row.title} className="lined term">
              <h3>{row.title}</h3>
              <p className="soft">{row.text}</p>
              <ArrowLink href={row.link.href}>{row.link.label}</ArrowLink>
            </li>
          ))}
        </ul>
      </Section>
      <SupportTiers />
      <LastDays />
      <Closing sign="certificate" hue="teal" heading={closing.heading} text={closing.text}>
        <LinkButtons links={closing.actions} />
      </Closing>
    </div>
  );
}
