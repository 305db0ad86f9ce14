import { contracting, fill } from '#content';
import { List } from '#ui/parts/list.tsx';
import { Section } from '#ui/parts/section.tsx';
import { BlockTable } from '../../sections/block-table.tsx';

const words = contracting.support;
/** Hours of the day that are named under a week. */
const clock = [0, 6, 12, 18, 24];

/** The support tiers, each drawn as the hours of a week, and how soon a fault is worked on. */
export function SupportTiers() {
  const { caption, fault, rows } = words.answers;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="sunk">
      <ul className="tiers">
        {words.tiers.map((tier) => {
          const hours = weekHours(tier.shifts);
          return (
            <li key={tier.name} className="tier">
              <h3>{tier.name}</h3>
              <p className="tier-times">{tier.times}</p>
              <Week hours={hours} />
              <p className="fine-print">{fill(words.hours, { count: hours.filter(Boolean).length })}</p>
              <p className="soft">{tier.who}</p>
              <p className="tier-price">{tier.price}</p>
            </li>
          );
        })}
      </ul>
      <p className="fine-print dyes week-legend">
        {words.legend.whole} <span className="week-desk">{words.legend.desk}</span>{' '}
        <span className="week-call">{words.legend.call}</span>
      </p>
      <BlockTable
        className="block-table answer-times"
        caption={<caption>{caption}</caption>}
        head={[fault, ...words.tiers.map(({ name }) => name)]}
        rows={rows.map((row) => [row.fault, ...row.times])}
      />
      <List of={words.notes} className="points tier-notes" />
    </Section>
  );
}

/** A week, a day a row and an hour a thread. The words below it say the same. */
function Week({ hours }: { hours: readonly (Answering | undefined)[] }) {
  // A call is a thinner thread, for eyes that see no difference in the dyes.
  const path = (by: Answering | undefined, width: number) =>
    hours
      .flatMap((answering, hour) =>
        answering === by ? [`M${hour % 24} ${Math.floor(hour / 24)}h${width}v.75h-${width}z`] : [],
      )
      .join('');
  return (
    <div className="week soft" aria-hidden="true">
      <ol className="week-days">
        {words.days.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ol>
      <svg viewBox="0 -0.125 23.6 7" preserveAspectRatio="none" aria-hidden="true">
        <path className="threads-off" d={path(undefined, 0.6)} />
        <path className="week-call" d={path('call', 0.3)} />
        <path className="week-desk" d={path('desk', 0.6)} />
      </svg>
      <ol className="week-clock">
        {clock.map((hour) => (
          <li key={hour}>{hour}</li>
        ))}
      </ol>
    </div>
  );
}

type Shift = (typeof words)['tiers'][number]['shifts'][number];

/** Who answers in an hour of the week. */
type Answering = Shift['by'];

/**
 * The week as 168 hours, Monday's first. Where somebody is at a desk, nobody is called out.
 * @returns who answers in each; nothing where nobody does
 */
export function weekHours(shifts: readonly Shift[]): (Answering | undefined)[] {
  return Array.from({ length: 7 * 24 }, (_, hour) => {
    const day = Math.floor(hour / 24);
    const inShift = shifts.filter(({ days, from, to }) => day < days && from <= hour % 24 && hour % 24 < to);
    return inShift.find(({ by }) => by === 'desk')?.by ?? inShift[0]?.by;
  });
}
