import { redirect, useLoaderData } from 'react-router';
import type { Lead } from '#server/storage/ports/entries.ts';
import { type Args, signedIn } from '../context.ts';
import { answerDue, formatClock, indiaDate } from '../parts/dates.ts';
import { DoneBanner, readDone } from '../parts/done.tsx';
import { LeadCard } from '../parts/lead-card.tsx';

/** A longer list is not read in one day. */
const maxShown = 50;

async function loader(args: Args) {
  const desk = signedIn(args);
  const { store, now, user } = desk;
  const today = indiaDate(now);
  const [due, fresh, quarantined, members, done] = await Promise.all([
    store.desk.leads({ followUpUntil: today, isQuarantined: false }, { limit: maxShown }),
    store.desk.leads({ status: 'new', isQuarantined: false }, { limit: maxShown }),
    store.desk.countLeads({ isQuarantined: true }, 100),
    store.staff.members(),
    readDone(desk, args.request),
  ]);
  const byDate = due.toSorted((one, other) => ((one.state.followUpOn ?? '') < (other.state.followUpOn ?? '') ? -1 : 1));
  return {
    due: byDate,
    // What has waited longest comes first, and nothing is listed twice.
    fresh: fresh.filter(({ state }) => state.followUpOn === null).reverse(),
    quarantined,
    names: new Map(members.map(({ id, name }) => [id, name])),
    member: user.member,
    now,
    done,
  };
}

function Today() {
  const { due, fresh, quarantined, names, member, now, done } = useLoaderData<typeof loader>();
  const seenAt = member.seenAt ?? '';
  const newCount = fresh.filter(({ receivedAt }) => receivedAt > seenAt).length;
  const card = (lead: Lead, clock?: ReturnType<typeof clockOf>) => (
    <LeadCard
      key={lead.id}
      lead={lead}
      now={now}
      owner={names.get(lead.state.ownerId ?? '')}
      staffName={member.name}
      from="/"
      clock={clock}
      hasOutcomes
    />
  );
  return (
    <>
      <title>{`Today (${due.length + fresh.length}) · Desk`}</title>
      <h1>Today</h1>
      <DoneBanner done={done} next="/" />
      {quarantined > 0 && (
        <p className="notice">
          <a href="/leads?quarantined=yes">
            {quarantined === 1 ? '1 entry waits' : `${quarantined} entries wait`} in quarantine
          </a>
          . They look like spam, but a person may be among them.
        </p>
      )}
      <section aria-labelledby="due">
        <h2 id="due">
          To follow up <span className="count">{due.length}</span>
        </h2>
        {due.length === 0 ? (
          <p className="empty">Leads appear here on the day of their follow-up date.</p>
        ) : (
          <div className="cards">{due.map((lead) => card(lead))}</div>
        )}
      </section>
      <section aria-labelledby="new">
        <h2 id="new">
          New, not contacted yet <span className="count">{fresh.length}</span>
        </h2>
        {newCount > 0 && newCount < fresh.length && (
          <p className="muted">{newCount} came since you marked the list as seen.</p>
        )}
        {fresh.length === 0 ? (
          <p className="empty">Every new lead was contacted. Leads appear here as soon as somebody sends a form.</p>
        ) : (
          <>
            <div className="cards">{fresh.map((lead) => card(lead, clockOf(lead, now)))}</div>
            {newCount > 0 && (
              <form method="post">
                <button type="submit" className="button" name="intent" value="seen">
                  Mark all as seen
                </button>
              </form>
            )}
          </>
        )}
      </section>
    </>
  );
}

/** How much of the promised time is left. Only messages are promised an answer within hours. */
function clockOf({ form, receivedAt }: Lead, now: Date) {
  if (form !== 'contact') return undefined;
  const due = answerDue(receivedAt);
  return { text: `Answer: ${formatClock(due, now)}`, isLate: due < now };
}

async function action(args: Args) {
  const { store, user, now } = signedIn(args);
  await store.staff.markSeen(user.member.id, now.toISOString());
  return redirect('/', 303);
}

export const page = { loader, action, Component: Today };
