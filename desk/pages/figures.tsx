import { useLoaderData } from 'react-router';
import { indiaDate, startOfDate } from '#server/india-time.ts';
import type { LeadStatus } from '#server/storage/ports/entries.ts';
import { type Args, signedIn } from '../context.ts';
import { addDays } from '../parts/dates.ts';
import { type Count, figuresOf } from '../parts/figures.ts';
import { formLabels, statusLabels } from '../parts/lead-facts.ts';

const weeks = 12;

async function loader(args: Args) {
  const { store, now } = signedIn(args);
  const since = addDays(indiaDate(now), -7 * weeks);
  const [leads, views] = await Promise.all([store.desk.figures(startOfDate(since) ?? ''), store.desk.pageViews(since)]);
  return { figures: figuresOf(leads, views, weeks, now), count: leads.length };
}

function FiguresPage() {
  const { figures, count } = useLoaderData<typeof loader>();
  const { medianHours, promises } = figures;
  return (
    <>
      <title>Figures · Desk</title>
      <h1>Figures</h1>
      <p className="muted">The last {weeks} weeks. Quarantine is left out.</p>
      {count === 0 ? (
        <p className="empty">Figures appear here when the first lead has come.</p>
      ) : (
        <>
          <p>
            <strong>{count}</strong> {count === 1 ? 'lead' : 'leads'}
            {medianHours !== null && (
              <>
                {'. '}
                Half of those that were reached waited less than <strong>{formatHours(medianHours)}</strong>
              </>
            )}
            {promises.due > 0 && (
              <>
                {'. '}
                <strong>
                  {promises.kept} of {promises.due}
                </strong>{' '}
                messages were answered within the promised time
              </>
            )}
            .
          </p>
          <Bars title="Leads by week" head={['Week from', 'Leads']} counts={figures.weeks} />
          <Bars
            title="How far leads got"
            head={['Status', 'Leads']}
            counts={figures.funnel.map(([status, leads]) => [statusLabels[status as LeadStatus], leads])}
          />
          <Bars
            title="Leads by programme"
            head={['Programme', 'Leads']}
            counts={figures.programs.map(([name, leads]) => [formLabels.get(name) ?? name, leads])}
          />
          <Bars title="Leads by source" head={['Source', 'Leads']} counts={figures.sources} />
        </>
      )}
      <Bars title="Pages seen" head={['Page', 'Views']} counts={figures.pages} />
      <Bars title="Steps of registrations" head={['Step', 'Views']} counts={figures.steps} />
      <p className="muted">
        To learn which poster or post brings people, add <code>?from=</code> and a name to the address that you print or
        share, such as <code>/internship-registration?from=poster-udaipur</code>.
      </p>
    </>
  );
}

const formatHours = (hours: number) =>
  hours < 1
    ? `${Math.round(hours * 60)} minutes`
    : hours < 48
      ? `${Math.round(hours)} hours`
      : `${Math.round(hours / 24)} days`;

interface BarsProps {
  readonly title: string;
  readonly head: readonly [name: string, count: string];
  readonly counts: readonly Count[];
}

/** A table with a bar in each row. */
function Bars({ title, head, counts }: BarsProps) {
  if (counts.length === 0) return null;
  const max = Math.max(1, ...counts.map(([, count]) => count));
  return (
    <table className="bars">
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {counts.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{count}</td>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / max} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const page = { loader, Component: FiguresPage };
