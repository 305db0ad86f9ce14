import { contracting, fill, inRupees, navigation } from '#content';
import { Entries, List } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { SpanLabels, SpanThreads } from '#ui/weave/span-threads.tsx';
import { ThreadCount } from '#ui/weave/thread-count.tsx';
import { CallToAction } from '../../layout/call-to-action/call-to-action.tsx';
import { InPageNav } from '../../layout/links/in-page-nav.tsx';
import { PageHead } from '../../layout/page-head/page-head.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { SupportTiers } from './support-tiers.tsx';

const { hero, prices, stages, terms, support, ending, callToAction } = contracting;

export const meta = () => pageMeta(contracting.metadata, contracting.href);

/** How we contract: prices, payments, ownership, support, and what happens when a contract ends. */
export default function Contracting() {
  return (
    <div className={hueClass('teal')}>
      <PageHead text={hero} ancestors={[navigation.header.about]} />
      <InPageNav label={contracting.sectionsLabel} parts={[prices, stages, terms, support, ending]} />
      <PriceBands />
      <Stages />
      <Section id={terms.anchor} heading={terms.heading} lead={terms.intro} hasSideHeading>
        <Entries items={terms.rows} className="swipe" entryClass="lined group" textClass="soft" />
      </Section>
      <SupportTiers />
      <ContractEnd />
      <CallToAction {...callToAction} />
    </div>
  );
}

/** The steps before and after the end of a contract. */
function ContractEnd() {
  return (
    <Section id={ending.anchor} heading={ending.heading} lead={ending.intro} hasSideHeading>
      <ol className="knots">
        {ending.steps.map((step) => (
          <li key={step.day}>
            <p className="eyebrow">{dayInWords(step.day)}</p>
            <h3>{step.title}</h3>
            <p className="soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function dayInWords(day: number): string {
  if (day === 0) return ending.lastDay;
  return day < 0 ? fill(ending.dayBefore, { count: -day }) : fill(ending.dayAfter, { count: day });
}

/** The stages from the offer to the end of the warranty, with the payment due at each and the total paid by then. */
function Stages() {
  return (
    <Section id={stages.anchor} heading={stages.heading} lead={stages.intro} className="inverse">
      <ol className="knots process numbered process-of-6 hue-marigold">
        {stages.list.map((stage, index) => {
          const paid = stages.list.slice(0, index + 1).reduce((sum, { percent }) => sum + percent, 0);
          return (
            <li key={stage.title} className="entry step stage">
              <div>
                <h3>{stage.title}</h3>
                <p className="fine-print">{stage.when}</p>
              </div>
              <p>{stage.text}</p>
              <div>
                <p className="stage-share">
                  {stage.percent > 0 ? fill(stages.share, { percent: stage.percent }) : stages.noPayment}
                </p>
                <ThreadCount count={paid} of={100} before={paid - stage.percent} hue="marigold" />
              </div>
            </li>
          );
        })}
      </ol>
      <div className="stage-notes stack">
        <p className="fine-print colour-legend row">
          {stages.legend.whole} <span className="legend-paid">{stages.legend.before}</span>{' '}
          <span className="legend-due">{stages.legend.due}</span>
        </p>
        <List items={stages.notes} className="points" />
      </div>
    </Section>
  );
}

const amounts = prices.scale.map(({ amountInr }) => amountInr);
const lowest = Math.min(...amounts);
const highest = Math.max(...amounts);

/** Position of an amount on the logarithmic scale, 0 to 1. */
const positionOf = (amountInr: number) => Math.log(amountInr / lowest) / Math.log(highest / lowest);

const marks = amounts.map(positionOf);
const labels = prices.scale.map(({ amountInr, label }) => ({ at: positionOf(amountInr), label }));

/** The price band of each kind of work, on one scale. */
function PriceBands() {
  return (
    <Section id={prices.anchor} heading={prices.heading} lead={prices.intro}>
      <div className="price-row price-scale">
        <SpanLabels labels={labels} />
      </div>
      <ul>
        {prices.kinds.map((kind) => (
          <li key={kind.href} className={`lined price-row ${hueClass(kind.hue)}`}>
            <h3>
              <a href={kind.href}>{kind.title}</a>
            </h3>
            <p className="price-band semibold tabular">
              {fill(prices.priceRange, { from: inRupees(kind.fromInr), to: inRupees(kind.toInr) })}
            </p>
            <SpanThreads from={positionOf(kind.fromInr)} to={positionOf(kind.toInr)} marks={marks} />
            <p className="fine-print">
              <span>{prices.low}</span> {kind.low}
            </p>
            <p className="fine-print">
              <span>{prices.high}</span> {kind.high}
            </p>
          </li>
        ))}
      </ul>
      <p className="fine-print price-legend">{prices.legend}</p>
    </Section>
  );
}
