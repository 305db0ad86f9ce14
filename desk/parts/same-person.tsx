import type { Lead } from '#server/storage/ports/entries.ts';
import { Answers } from './answers.tsx';
import { formatAge } from './dates.ts';
import { Hidden, Submit } from './field.tsx';
import { About, hrefOf } from './lead-card.tsx';
import { mustStayListed } from './lead-changes.ts';
import { statusLabels } from './lead-facts.ts';

interface Props {
  readonly lead: Lead;
  readonly others: readonly Lead[];
  readonly now: Date;
  /** The page of the list that the staff member came from. */
  readonly from: string;
  /** The page to return to after a change. */
  readonly next: string;
}

/** The other leads of a person, side by side, each with a button that joins it to this one or separates it. */
export function SamePerson({ lead, others, now, from, next }: Props) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others">Same person</h2>
      <ul className="cards">
        {others.map((other) => (
          <li key={other.id} className="card">
            <h3>
              <a href={hrefOf(other.reference, from)}>
                <About lead={other} />
              </a>
            </h3>
            <p className="soft">
              {other.reference} · {formatAge(other.receivedAt, now)} · {statusLabels[other.state.status]}
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
    return <p className="soft">It must stay in the lists. To join the two, open it and join this lead with it.</p>;
  return (
    <form method="post" action={`/leads/${lead.reference}`} className="row">
      <Hidden next={next} main={main.reference} />
      {joinedTo === null ? (
        <Submit intent="join">Join with this lead</Submit>
      ) : (
        <>
          <span>Joined with this lead</span> <Submit intent="separate">Separate</Submit>
        </>
      )}
    </form>
  );
}
