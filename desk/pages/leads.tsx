import { data, redirect, useLoaderData } from 'react-router';
import { leadStatuses } from '#server/storage/ports/entries.ts';
import type { StaffMember } from '#server/storage/ports/staff.ts';
import { type Args, localPath, record, signedIn, textOf } from '../context.ts';
import { DoneBanner, readDone } from '../parts/done.tsx';
import { LeadCard } from '../parts/lead-card.tsx';
import { formLabels, statusLabels } from '../parts/lead-facts.ts';
import { type FilterValues, filterValues, toFilter, toQuery } from '../parts/lead-filter.ts';

const pageSize = 25;

/** The count is exact up to this. */
const maxCount = 1000;

async function loader(args: Args) {
  const desk = signedIn(args);
  const { store, user, now } = desk;
  const parameters = new URL(args.request.url).searchParams;
  const values = filterValues(parameters);
  const filter = toFilter(values, user.member.id);
  const [receivedAt = '', id = ''] = parameters.get('after')?.split('_') ?? [];
  const after = id === '' ? undefined : { receivedAt, id };
  const [leads, count, members, done] = await Promise.all([
    store.desk.leads(filter, { limit: pageSize + 1, after }),
    // Counting the results of a search would take as long as finding them.
    filter.text === undefined ? store.desk.countLeads(filter, maxCount + 1) : null,
    store.staff.members(),
    readDone(desk, args.request),
  ]);
  const last = leads.length > pageSize ? leads[pageSize - 1] : undefined;
  return {
    values,
    leads: leads.slice(0, pageSize),
    count: count ?? leads.length,
    countLimit: count === null ? pageSize : maxCount,
    isFirst: after === undefined,
    nextQuery: last && toQuery(values, { after: `${last.receivedAt}_${last.id}` }),
    members,
    member: user.member,
    now,
    done,
  };
}

function Leads() {
  const { values, leads, count, countLimit, isFirst, nextQuery, members, member, now, done } =
    useLoaderData<typeof loader>();
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const query = toQuery(values);
  const list = query === '' ? '/leads' : `/leads?${query}`;
  return (
    <>
      <title>Leads · Desk</title>
      <h1>Leads</h1>
      <DoneBanner done={done} next={list} />
      <FilterForm values={values} members={members} />
      <p className="result-line">
        {(isFirst || values.text === undefined) && (
          <>
            <strong>{count > countLimit ? `More than ${countLimit}` : count}</strong> {count === 1 ? 'lead' : 'leads'}
          </>
        )}
        {query !== '' && (
          <>
            {' with this filter · '}
            <a href="/leads">Show all</a>
          </>
        )}
        {count > 0 && member.role === 'owner' && (
          <>
            {' · '}
            <a href={`/export?${toQuery(values, { format: 'xlsx' })}`}>Excel</a>
            {' · '}
            <a href={`/export?${toQuery(values, { format: 'csv' })}`}>CSV</a>
          </>
        )}
      </p>
      {leads.length === 0 ? (
        <p className="empty">
          {query === ''
            ? 'No lead yet. What visitors send with a form of the site appears here.'
            : 'No lead has all of this. Remove a part of the filter, or search for fewer letters.'}
        </p>
      ) : (
        <>
          <ul className="lead-list">
            {leads.map((lead) => (
              <li key={lead.id}>
                <input
                  type="checkbox"
                  form="several"
                  name="lead"
                  value={lead.reference}
                  aria-label={`Select ${lead.answers.name || lead.reference}`}
                />
                <LeadCard
                  lead={lead}
                  now={now}
                  owner={names.get(lead.state.ownerId ?? '')}
                  staffName={member.name}
                  from={list}
                  level={2}
                />
              </li>
            ))}
          </ul>
          <SeveralForm members={members} list={list} />
        </>
      )}
      <p className="pager">
        {!isFirst && <a href={list}>First page</a>}
        {nextQuery !== undefined && (
          <a className="button" href={`/leads?${nextQuery}`}>
            Older leads
          </a>
        )}
      </p>
    </>
  );
}

function FilterForm({ values, members }: { values: FilterValues; members: readonly StaffMember[] }) {
  const isOpen = Object.keys(values).some((name) => name !== 'text');
  return (
    <form className="filter" method="get" action="/leads">
      <p className="field">
        <label htmlFor="filter-text">Search</label>
        <input
          id="filter-text"
          type="search"
          name="text"
          defaultValue={values.text}
          placeholder="Name, phone, email, reference"
        />
      </p>
      <button type="submit">Show</button>
      <details open={isOpen}>
        <summary>Filter</summary>
        <div className="filter-fields">
          <Select name="form" label="Kind" value={values.form} options={[...formLabels]} />
          <Select
            name="status"
            label="Status"
            value={values.status}
            options={leadStatuses.map((status) => [status, statusLabels[status]])}
          />
          <Select
            name="owner"
            label="Owner"
            value={values.owner}
            options={[['me', 'Me'], ['none', 'Nobody'], ...members.map(({ id, name }) => [id, name] as const)]}
          />
          <p className="field">
            <label htmlFor="filter-from">From</label>
            <input id="filter-from" type="date" name="from" defaultValue={values.from} />
          </p>
          <p className="field">
            <label htmlFor="filter-until">Until</label>
            <input id="filter-until" type="date" name="until" defaultValue={values.until} />
          </p>
          <Select
            name="quarantined"
            label="Quarantine"
            value={values.quarantined}
            options={[['yes', 'Only quarantine']]}
          />
        </div>
      </details>
    </form>
  );
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
}

function Select({ name, label, value, options }: SelectProps) {
  return (
    <p className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={value}>
        <option value="">Any</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Changes the owner or the status of the selected leads. */
function SeveralForm({ members, list }: { members: readonly StaffMember[]; list: string }) {
  const active = members.filter(({ suspendedAt }) => suspendedAt === null);
  return (
    <form id="several" className="several" method="post" action="/leads">
      <input type="hidden" name="next" value={list} />
      <span>With the selected:</span>
      <label>
        Owner{' '}
        <select name="owner" defaultValue="">
          <option value="">No change</option>
          {active.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Status{' '}
        <select name="status" defaultValue="">
          <option value="">No change</option>
          {leadStatuses
            .filter((status) => status !== 'lost')
            .map((status) => (
              <option key={status} value={status}>
                {statusLabels[status]}
              </option>
            ))}
        </select>
      </label>
      <button type="submit">Change</button>
    </form>
  );
}

async function action(args: Args) {
  const desk = signedIn(args);
  const { store, user, now } = desk;
  const form = await args.request.formData();
  const owner = textOf(form, 'owner');
  const status = leadStatuses.find((known) => known === textOf(form, 'status'));
  const isMember = (await store.staff.members()).some(({ id }) => id === owner);
  if (owner !== '' && !isMember) throw data('', { status: 404 });
  const set = {
    ...(owner !== '' && { ownerId: owner }),
    ...(status && { status }),
    ...(status === 'won' && { followUpOn: null }),
  };
  for (const reference of form.getAll('lead').map(String).slice(0, pageSize)) {
    const [lead] = await store.desk.leads({ reference });
    if (!lead || Object.keys(set).length === 0) continue;
    const event = { id: crypto.randomUUID(), leadId: lead.id, staffId: user.member.id, at: now.toISOString() };
    await store.desk.change({ ...event, kind: 'changed', text: '', set, seenVersion: null });
    await record(desk, 'lead-changed', lead.id);
  }
  return redirect(localPath(textOf(form, 'next'), '/leads'), 303);
}

export const page = { loader, action, Component: Leads };
