import type { LeadChange } from '#server/storage/ports/desk.ts';
import type { Lead } from '#server/storage/ports/entries.ts';
import type { DeskContext } from '../context.ts';
import { Answers } from './answers.tsx';
import { formatAge } from './dates.ts';
import { formLabel, statusLabels, subjectOf } from './lead-facts.ts';

interface Props {
  readonly lead: Lead;
  /** The page of the list that the staff member came from. */
  readonly from: string;
  /** The page to return to after a change. */
  readonly next: string;
}

const hrefOf = (reference: string, from: string) => `/leads/${reference}?from=${encodeURIComponent(from)}`;

/** The other leads of a person, side by side, each with a button that joins it to this one or separates it. */
export function SamePerson({ lead, others, now, from, next }: Props & { others: readonly Lead[]; now: Date }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others">Same person</h2>
      <ul className="cards">
        {others.map((other) => (
          <li key={other.id} className="lead">
            <h3>
              <a href={hrefOf(other.reference, from)}>{formLabel(other.form)}</a>
            </h3>
            <p className="muted">
              <bdi>{subjectOf(other) ?? other.reference}</bdi> · {formatAge(other.receivedAt, now)} ·{' '}
              {statusLabels[other.state.status]}
            </p>
            <Answers lead={other} />
            <JoinForm lead={other} main={lead} next={next} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Joins a lead to the main lead, or separates it. */
function JoinForm({ lead, main, next }: { lead: Lead; main: Lead; next: string }) {
  const { joinedTo } = lead.state;
  const isPossible = main.state.joinedTo === null && main.quarantine === null && lead.quarantine === null;
  if (joinedTo !== null && joinedTo !== main.reference) return <p>Joined with {joinedTo}</p>;
  if (joinedTo === null && !isPossible) return null;
  if (joinedTo === null && mustStayListed(lead, main))
    return <p className="muted">It must stay in the lists. To join the two, open it and join this lead with it.</p>;
  return (
    <form method="post" action={`/leads/${lead.reference}`} className="inline">
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="main" value={main.reference} />
      {joinedTo === null ? (
        <button type="submit" name="intent" value="join">
          Join with this lead
        </button>
      ) : (
        <>
          <span>Joined with this lead</span>{' '}
          <button type="submit" name="intent" value="separate">
            Separate
          </button>
        </>
      )}
    </form>
  );
}

/** What the page of a joined lead shows instead of the ways to contact the sender. */
export function Joined({ lead, main, from, next }: Props & { main: string }) {
  return (
    <form className="notice notice-strong" method="post" action={`/leads/${lead.reference}`}>
      <p>
        Joined with <a href={hrefOf(main, from)}>{main}</a>, which stands for both: call, write and plan there.
      </p>
      <input type="hidden" name="next" value={next} />
      <button type="submit" name="intent" value="separate">
        Separate
      </button>
    </form>
  );
}

/** Whether a lead must not be joined, because its main lead would not show that a parent must agree, or that the sender enrolled. */
const mustStayListed = ({ state }: Lead, main: Lead): boolean =>
  state.guardian === 'awaited' || (state.status === 'won' && main.state.status !== 'won');

type Event = Pick<LeadChange, 'id' | 'leadId' | 'staffId' | 'at'>;

/**
 * Joins a lead to another lead of the same person. The leads that were joined to it follow, and an earlier follow-up date moves to the main
 * lead, so that nobody forgets it.
 * @returns whether it is joined
 */
export async function join({ store }: DeskContext, lead: Lead, reference: string, event: Event): Promise<boolean> {
  const others = await store.desk.leads({ samePersonAs: lead.id, isQuarantined: false, isJoined: false });
  const main = others.find((other) => other.reference === reference);
  if (!main || lead.quarantine !== null || mustStayListed(lead, main)) return false;
  const change = (leadId: string, set: LeadChange['set'], id: string = crypto.randomUUID()) =>
    store.desk.change({ ...event, id, leadId, kind: 'changed', text: '', set, seenVersion: null });
  for (const { id } of await store.desk.leads({ joinedTo: lead.reference })) {
    await change(id, { joinedTo: null });
    await change(id, { joinedTo: reference });
  }
  if ((await change(lead.id, { joinedTo: reference }, event.id)) !== 'changed') return false;
  const { followUpOn } = lead.state;
  if (followUpOn !== null && followUpOn < (main.state.followUpOn ?? '9')) await change(main.id, { followUpOn });
  return true;
}
