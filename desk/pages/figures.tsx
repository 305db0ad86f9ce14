import { useLoaderData } from 'react-router';
import { formatDuration, pluralize } from '#server/format/format.ts';
import { indiaDate, startOfDate } from '#server/india-time.ts';
import { formatDate } from '#ui/format-time.ts';
import { type Args, signedIn } from '../context.ts';
import { addDays } from '../parts/dates.ts';
import { type Count, figuresOf } from '../parts/figures.ts';
import { formLabel, statusLabels } from '../parts/lead-facts.ts';
import { Table } from '../parts/table.tsx';

const weeks = 12;

async function loader(args: Args) {
  const { store, now } = signedIn(args);
  const since = addDays(indiaDate(now), -7 * weeks);
  const [leads, views] = await Promise.all([store.desk.figures(startOfDate(since) ?? ''), store.desk.pageViews(since)]);
  return { figures: figuresOf(leads, views, weeks, now), count: leads.length };
}

function FiguresPage() {
  const { figures, count } = useLoaderData<typeof loader>();
  const { medianMs, promises } = figures;
  return (
    <>
      <title>Figures · Desk</title>
      <h1>Figures</h1>
      <p className="soft">The last {weeks} weeks. Quarantine is left out.</p>
      {count === 0 ? (
        <p className="empty">Figures appear here when the first lead has come.</p>
      ) : (
        <p>
          <strong>{pluralize(count, 'lead')}</strong>.
          {medianMs !== null && (
            <>
              {' Half of those that were reached waited less than '}
              <strong>{formatDuration(medianMs)}</strong>.
            </>
          )}
          {promises.due > 0 && (
            <>
              {' Messages that were answered within the promised time: '}
              <strong>
                {promises.kept} of {promises.due}
              </strong>
              .
            </>
          )}
        </p>
      )}
      <div className="cards">
        <Bars
          title="Leads by week"
          head={['Week from', 'Leads']}
          counts={figures.weeks.map(([monday, leads]) => [formatDate(monday), leads])}
        />
        <Bars
          title="How far leads got"
          head={['Status', 'Leads']}
          counts={figures.funnel.map(([status, leads]) => [statusLabels[status], leads])}
        />
        <Bars
          title="Leads by programme"
          head={['Programme', 'Leads']}
          counts={figures.programs.map(([name, leads]) => [formLabel(name), leads])}
        />
        <Bars title="Leads by source" head={['Source', 'Leads']} counts={figures.sources} />
        <Bars title="Pages seen" head={['Page', 'Views']} counts={figures.pages} />
        <Bars title="Steps of registrations" head={['Step', 'Views']} counts={figures.steps} />
      </div>
      <p className="soft">
        To learn which poster or post brings people, add <code>?from=</code> and a name to the address that you print or
        share, such as <code>/internship-registration?from=poster-udaipur</code>.
      </p>
    </>
  );
}

interface BarsProps {
  readonly title: string;
  readonly head: readonly [name: string, count: string];
  readonly counts: readonly Count[];
}

/** A table with a bar in each row; nothing if there is nothing to count. */
function Bars({ title, head, counts }: BarsProps) {
  const max = Math.max(0, ...counts.map(([, count]) => count));
  if (max === 0) return null;
  const bar = (count: number) => (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(100 * count) / max} height="10" />
    </svg>
  );
  const rows = counts.map(([name, count]) => [name, <bdi key="name">{name}</bdi>, [count, bar(count)]] as const);
  return <Table className="bars" caption={title} head={head} rows={rows} />;
}

export const page = { loader, Component: FiguresPage };
