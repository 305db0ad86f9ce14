import { contracting, fill } from '#content';
import { List } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { BlockTable } from '../../sections/block-table.tsx';

const words = contracting.support;
/** Hours of the day that have a label below a week. */
const labelledHours = [0, 6, 12, 18, 24];

export function SupportTiers() {
  const { caption, fault, rows } = words.responseTimes;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro}>
      <ul className="tiers stack swipe">
        {words.tiers.map((tier) => {
          const hours = weekHours(tier.shifts);
          return (
            <li key={tier.name} className="tier">
              <h3>{tier.name}</h3>
              <p className="tier-times semibold">{tier.times}</p>
              <WeekChart hours={hours} />
              <p className="fine-print">{fill(words.hours, { count: hours.filter(Boolean).length })}</p>
              <p className="soft">{tier.staffing}</p>
              <p className="tier-price semibold">{tier.price}</p>
            </li>
          );
        })}
      </ul>
      <p className="fine-print colour-legend row week-legend">
        {words.legend.whole} <span className="week-desk">{words.legend.desk}</span>{' '}
        <span className="week-call">{words.legend.call}</span>
      </p>
      <BlockTable
        className="response-times"
        caption={<caption>{caption}</caption>}
        head={[fault, ...words.tiers.map(({ name }) => name)]}
        rows={rows.map((row) => [row.fault, ...row.times])}
      />
      <List items={words.notes} className="points tier-notes" />
    </Section>
  );
}

/** The hours of a week: a row is a day, a thread is an hour. Hidden from screen readers: the text below has the same data. */
function WeekChart({ hours }: { hours: readonly (Coverage | undefined)[] }) {
  // On-call hours have thinner threads, so a visitor need not see colours.
  const path = (coverage: Coverage | undefined, width: number) =>
    hours
      .flatMap((hourCoverage, hour) =>
        hourCoverage === coverage ? [`M${hour % 24} ${Math.floor(hour / 24)}h${width}v.75h-${width}z`] : [],
      )
      .join('');
  return (
    <div className="week soft tabular" aria-hidden="true">
      <List items={words.days} isOrdered className="week-days" />
      <svg viewBox="0 -0.125 23.6 7" preserveAspectRatio="none" aria-hidden="true">
        <path className="threads-off" d={path(undefined, 0.6)} />
        <path className="week-call" d={path('call', 0.3)} />
        <path className="week-desk" d={path('desk', 0.6)} />
      </svg>
      <List items={labelledHours} isOrdered className="week-hours" />
    </div>
  );
}

type Shift = (typeof words)['tiers'][number]['shifts'][number];

/** Who answers faults in an hour: the desk, or a person on call. */
type Coverage = Shift['by'];

/**
 * The coverage of each of the 168 hours of a week, from Monday 0:00. A desk shift wins over an on-call shift.
 * @returns undefined for hours without coverage
 */
export function weekHours(shifts: readonly Shift[]): (Coverage | undefined)[] {
  return Array.from({ length: 7 * 24 }, (_, hour) => {
    const day = Math.floor(hour / 24);
    const matchingShifts = shifts.filter(({ days, from, to }) => day < days && from <= hour % 24 && hour % 24 < to);
    return matchingShifts.find(({ by }) => by === 'desk')?.by ?? matchingShifts[0]?.by;
  });
}
