import { data, redirect, useLoaderData } from 'react-router';
import { newsletterForm } from '#forms/newsletter.ts';
import { pluralize } from '#server/format/format.ts';
import { leadStatuses, type Subscriber } from '#server/storage/ports/entries.ts';
import { formatDate } from '#ui/format-time.ts';
import { type Args, localPath, signedIn, textOf } from '../context.ts';
import { Choices, Hidden, Input, Select, Submit } from '../parts/field.tsx';
import { useMember } from '../parts/layout.tsx';
import { LeadCard } from '../parts/lead-card.tsx';
import { changeLeads } from '../parts/lead-changes.ts';
import { formLabels, memberOptions, nameOf, programs, statusOptions } from '../parts/lead-facts.ts';
import { changeViews, type FilterValues, filterValues, readViews, toFilter, toQuery } from '../parts/lead-filter.ts';
import { type Member, readMembers } from '../parts/members.ts';
import { Table } from '../parts/table.tsx';

const pageSize = 25;

/** The largest number of newsletter subscribers on the page. */
const maxSubscribers = 200;

/** The page counts up to this number of leads. */
const maxCount = 1000;

async function loader(args: Args) {
  const desk = signedIn(args);
  const { store, user, now } = desk;
  const parameters = new URL(args.request.url).searchParams;
  const values = filterValues(parameters);
  const filter = toFilter(values, user.member.id, now);
  const [receivedAt = '', id = ''] = parameters.get('after')?.split('_') ?? [];
  const after = id === '' ? undefined : { receivedAt, id };
  const isNewsletter = values.form === newsletterForm.id;
  const [leads, count, members, views, subscribers] = await Promise.all([
    store.desk.leads(filter, { limit: pageSize + 1, after }),
    // Counting the results of a search would take as long as finding them.
    filter.text === undefined ? store.desk.countLeads(filter, maxCount + 1) : null,
    readMembers(desk),
    readViews(desk),
    isNewsletter ? store.desk.subscribers(maxSubscribers) : null,
  ]);
  const last = leads.length > pageSize ? leads[pageSize - 1] : undefined;
  return {
    values,
    leads: leads.slice(0, pageSize),
    // A later page of a search does not know the number.
    found: count === null && after !== undefined ? null : describeCount(count ?? leads.length, count === null),
    after: parameters.get('after'),
    nextQuery: last && toQuery(values, { after: `${last.receivedAt}_${last.id}` }),
    members,
    now,
    views,
    subscribers,
  };
}

function describeCount(count: number, isPage: boolean): string {
  const limit = isPage ? pageSize : maxCount;
  return count > limit ? `More than ${limit} leads` : pluralize(count, 'lead');
}

function Leads() {
  const { values, leads, subscribers, found, nextQuery, after, ...desk } = useLoaderData<typeof loader>();
  const { members, now, views } = desk;
  const isExportable = useMember().role === 'owner' && leads.length > 0;
  const names = new Map(members.map(({ id, label }) => [id, label]));
  const query = toQuery(values);
  const list = query === '' ? '/leads' : `/leads?${query}`;
  // The page of a lead leads back to this page of the list.
  const here = after === null ? list : `/leads?${toQuery(values, { after })}`;
  return (
    <>
      <title>Leads · Desk</title>
      <h1>Leads</h1>
      {views.length > 0 && (
        <Choices
          label="Saved views"
          chosen={query}
          options={views.map((view) => [view.query, view.name])}
          hrefOf={(view) => `/leads?${view}`}
        />
      )}
      <FilterForm values={values} members={members} />
      {subscribers !== null && <Subscribers subscribers={subscribers} query={query} />}
      {subscribers === null && (
        <p className="lead-facts soft row">
          <strong>{found}</strong>
          {query !== '' && <a href="/leads">Show all</a>}
          {isExportable && <a href={`/export?${toQuery(values, { format: 'xlsx' })}`}>Excel</a>}
          {/* A .csv file has one table, and each kind of lead has its own columns. */}
          {isExportable && values.form && <a href={`/export?${toQuery(values, { format: 'csv' })}`}>CSV</a>}
        </p>
      )}
      {query !== '' && <ViewForm isSaved={views.some((view) => view.query === query)} query={query} list={list} />}
      {leads.length === 0 && subscribers === null && (
        <p className="empty">
          {query === ''
            ? 'No lead yet. What visitors send with a form of the site appears here.'
            : 'No lead has all of this. Remove a part of the filter, or search for fewer letters.'}
        </p>
      )}
      {leads.length > 0 && (
        <>
          <ul className="lead-list">
            {leads.map((lead) => (
              <li key={lead.id}>
                <input
                  type="checkbox"
                  form="bulk-actions"
                  name="lead"
                  value={lead.reference}
                  aria-label={`Select ${nameOf(lead)}`}
                />
                <LeadCard lead={lead} now={now} owner={names.get(lead.state.ownerId ?? '')} from={here} />
              </li>
            ))}
          </ul>
          <BulkForm members={members} list={list} />
        </>
      )}
      <p className="row">
        {after !== null && <a href={list}>First page</a>}
        {nextQuery !== undefined && (
          <a className="button" href={`/leads?${nextQuery}`}>
            Older leads
          </a>
        )}
      </p>
    </>
  );
}

/** Saves this filter as a view of the staff member, or removes the view. */
function ViewForm({ isSaved, query, list }: { isSaved: boolean; query: string; list: string }) {
  return (
    <details>
      <summary>{isSaved ? 'Saved view' : 'Save this view'}</summary>
      <form method="post" action="/leads" className="row">
        <Hidden intent="view" next={list} query={query} />
        {!isSaved && <input name="name" aria-label="Name" maxLength={40} required placeholder="Name of this view" />}
        <Submit>{isSaved ? 'Remove' : 'Save'}</Submit>
      </form>
    </details>
  );
}

function Subscribers({ subscribers, query }: { subscribers: readonly Subscriber[]; query: string }) {
  const { role } = useMember();
  if (subscribers.length === 0) return <p className="empty">Addresses appear here when somebody subscribes.</p>;
  return (
    <>
      {role === 'owner' && (
        <p>
          <a href={`/export?${query}`}>All confirmed addresses (Excel)</a>
        </p>
      )}
      <Table
        caption={`Subscribers of the newsletter, the newest ${subscribers.length}. Only confirmed ones may get it.`}
        head={['Address', 'State', 'Since']}
        rows={subscribers.map(({ id, email, state, quarantine, receivedAt }) => [
          id,
          <bdi key="email">{email}</bdi>,
          quarantine === null ? state : 'in quarantine',
          formatDate(receivedAt),
        ])}
      />
    </>
  );
}

function FilterForm({ values, members }: { values: FilterValues; members: readonly Member[] }) {
  const owners = [['me', 'Me'], ['none', 'Nobody'], ...memberOptions(members)] as const;
  const selects = [
    ['form', 'Kind', [...formLabels, [newsletterForm.id, 'Newsletter']]],
    ['program', 'Programme', programs],
    ['status', 'Status', statusOptions],
    ['owner', 'Owner', owners],
    ['due', 'Follow-up', [['yes', 'Due today or before']]],
    ['quarantined', 'Quarantine', [['yes', 'Only quarantine']]],
  ] as const;
  // Closed, the filter leaves the first screen of a phone to the leads, so its summary says what is chosen.
  const chosen = [
    ...selects.map(([name, , options]) => options.find(([value]) => value === values[name])?.[1]),
    ...(['source', 'from', 'until'] as const).map((name) => values[name] && `${name} ${values[name]}`),
  ].filter(Boolean);
  return (
    <form className="filter" method="get" action="/leads">
      <Input label="Search" type="search" name="text" defaultValue={values.text} placeholder="Name, phone, email" />
      <Submit>Show</Submit>
      <details>
        <summary>{['Filter', ...chosen].join(' · ')}</summary>
        <div className="filter-fields">
          {selects.map(([name, label, options]) => (
            <Select key={name} name={name} label={label} defaultValue={values[name]} empty="Any" options={options} />
          ))}
          <Input label="Source" name="source" defaultValue={values.source} placeholder="poster-udaipur" />
          <Input label="From" type="date" name="from" defaultValue={values.from} />
          <Input label="Until" type="date" name="until" defaultValue={values.until} />
        </div>
      </details>
    </form>
  );
}

/** Changes the owner or the status of the selected leads. */
function BulkForm({ members, list }: { members: readonly Member[]; list: string }) {
  return (
    <form id="bulk-actions" className="bulk-actions row" method="post" action="/leads">
      <input type="hidden" name="next" value={list} />
      <span>With the selected:</span>
      <Select label="Owner" name="owner" empty="No change" options={memberOptions(members)} />
      <Select
        label="Status"
        name="status"
        empty="No change"
        options={statusOptions.filter(([status]) => status !== 'lost')}
      />
      <Submit>Change</Submit>
    </form>
  );
}

async function action(args: Args) {
  const desk = signedIn(args);
  const form = await args.request.formData();
  const owner = textOf(form, 'owner');
  const status = leadStatuses.find((known) => known === textOf(form, 'status'));
  const next = localPath(textOf(form, 'next'), '/leads');
  if (textOf(form, 'intent') === 'view') {
    await changeViews(desk, textOf(form, 'name'), textOf(form, 'query'));
    return redirect(next, 303);
  }
  const isMember = (await desk.store.staff.members()).some(({ id }) => id === owner);
  if (owner !== '' && !isMember) throw data('', { status: 404 });
  const references = form.getAll('lead').map(String).slice(0, pageSize);
  await changeLeads(desk, references, { ownerId: owner, status });
  return redirect(next, 303);
}

export const page = { loader, action, Component: Leads };
