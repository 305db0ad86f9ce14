import { redirect, useLoaderData } from 'react-router';
import { contactForm } from '#forms/contact.ts';
import { dayMs } from '#forms/durations.ts';
import { pluralize } from '#server/format/format.ts';
import { indiaDate } from '#server/india-time.ts';
import type { Lead } from '#server/storage/ports/entries.ts';
import { type Args, signedIn } from '../context.ts';
import { Submit } from '../parts/field.tsx';
import { LeadCard } from '../parts/lead-card.tsx';
import { readMembers } from '../parts/members.ts';

/** The largest number of leads in each list. The page of all leads has the others. */
const maxShown = 20;

/** The largest number that the page counts to, because counting all leads is slow. */
const maxCount = 1000;

async function loader(args: Args) {
  const desk = signedIn(args);
  const { store, now, user } = desk;
  const today = indiaDate(now);
  const dueFilter = { followUpUntil: today, isQuarantined: false, isJoined: false };
  const newFilter = { status: 'new', hasFollowUp: false, isQuarantined: false, isJoined: false } as const;
  // Messages that may still be answered within the promised time.
  const recent = { ...newFilter, form: contactForm.id, from: new Date(now.getTime() - dayMs).toISOString() };
  const [due, dueCount, promised, oldest, newCount, unseenCount, quarantined, members] = await Promise.all([
    store.desk.leads(dueFilter, { limit: maxShown, order: 'follow-up' }),
    store.desk.countLeads(dueFilter, maxCount),
    store.desk.leads(recent, { limit: maxShown, order: 'oldest' }),
    store.desk.leads(newFilter, { limit: maxShown, order: 'oldest' }),
    store.desk.countLeads(newFilter, maxCount),
    store.desk.countLeads({ ...newFilter, from: user.member.seenAt ?? '' }, maxCount),
    store.desk.countLeads({ isQuarantined: true }, maxCount),
    readMembers(desk),
  ]);
  const names = new Map(members.map(({ id, label }) => [id, label]));
  const others = oldest.filter(({ id }) => !promised.some((lead) => lead.id === id));
  const newLeads = [...promised, ...others].slice(0, maxShown);
  return { due, dueCount, newLeads, newCount, unseenCount, quarantined, names, now };
}

function Today() {
  const { due, dueCount, newLeads, newCount, unseenCount, quarantined, names, now } = useLoaderData<typeof loader>();
  const card = (lead: Lead) => (
    <LeadCard key={lead.id} lead={lead} now={now} owner={names.get(lead.state.ownerId ?? '')} from="/" isToday />
  );
  return (
    <>
      <title>{`Today (${dueCount + newCount}) · Desk`}</title>
      <h1>Today</h1>
      {quarantined > 0 && (
        <p className="notice">
          <a href="/leads?quarantined=yes">{pluralize(quarantined, 'entry waits', 'entries wait')} in quarantine</a>.
          They look like spam, but a person may be among them.
        </p>
      )}
      <section aria-labelledby="due">
        <h2 id="due">
          To follow up <span className="soft">{dueCount}</span>
        </h2>
        {due.length === 0 && <p className="empty">Leads appear here on the day of their follow-up date.</p>}
        <div className="cards">{due.map(card)}</div>
        {dueCount > due.length && (
          <p>
            The first {due.length} of {dueCount}. <a href="/leads?due=yes">All that are due</a>
          </p>
        )}
      </section>
      <section aria-labelledby="new">
        <h2 id="new">
          New, not contacted yet <span className="soft">{newCount}</span>
        </h2>
        {unseenCount > 0 && unseenCount < newCount && (
          <p className="soft">{unseenCount} came since you marked the list as seen.</p>
        )}
        {newLeads.length === 0 && (
          <p className="empty">Every new lead was contacted. Leads appear here as soon as somebody sends a form.</p>
        )}
        <div className="cards">{newLeads.map(card)}</div>
        {newCount > newLeads.length && (
          <p>
            {newLeads.length} of {newCount}: messages of the last day first, then the oldest.{' '}
            <a href="/leads?status=new">All new leads</a>
          </p>
        )}
        {unseenCount > 0 && (
          <form method="post">
            <Submit intent="seen">Mark all as seen</Submit>
          </form>
        )}
      </section>
    </>
  );
}

async function action(args: Args) {
  const { store, user, now } = signedIn(args);
  await store.staff.markSeen(user.member.id, now.toISOString());
  return redirect('/', 303);
}

export const page = { loader, action, Component: Today };
