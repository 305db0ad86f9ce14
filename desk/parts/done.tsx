import { useLocation } from 'react-router';
import { indiaDate } from '#server/india-time.ts';
import type { LeadEvent } from '#server/storage/ports/desk.ts';
import type { DeskContext } from '../context.ts';
import { formatDay } from './dates.ts';
import { Hidden, Submit } from './field.tsx';
import { nameOf } from './lead-facts.ts';

const texts: Partial<Record<LeadEvent['kind'], string>> = {
  reached: 'Marked as reached',
  'no-answer': 'Noted: no answer',
  note: 'Note added',
  changed: 'Saved',
  undone: 'Undone',
  'guardian-agreed': 'The student gets the acknowledgement now',
  emailed: 'The email goes out now',
  restored: 'Moved out of quarantine. Its emails go out now',
};

const undoableKinds: ReadonlySet<LeadEvent['kind']> = new Set(['reached', 'no-answer', 'note', 'changed']);

export const isUndoable = ({ kind }: Pick<LeadEvent, 'kind'>): boolean => undoableKinds.has(kind);

/** The last change of a lead, from `?done=<reference>.<event id>` in the address. */
export async function readDone({ store, now }: DeskContext, request: Request) {
  const [reference = '', eventId = ''] = new URL(request.url).searchParams.get('done')?.split('.') ?? [];
  if (eventId === '') return null;
  const [lead] = await store.desk.leads({ reference });
  const event = lead && (await store.desk.events(lead.id)).at(-1);
  if (!lead || event?.id !== eventId) return null;
  const { followUpOn } = event.after;
  const followUp = followUpOn ? `, follow up ${formatDay(followUpOn, indiaDate(now))}` : '';
  return {
    reference,
    eventId,
    name: nameOf(lead),
    text: texts[event.kind] ?? 'Saved',
    followUp,
    isUndoable: isUndoable(event),
  };
}

/** Adds the last change to the address of a page, or replaces the one that it has. */
export function withDone(path: string, reference: string, eventId: string): string {
  const url = new URL(path, 'http://desk');
  url.searchParams.set('done', `${reference}.${eventId}`);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Tells what was changed, and can undo it. */
export function DoneBanner({ done }: { done: NonNullable<Awaited<ReturnType<typeof readDone>>> }) {
  const { pathname, search } = useLocation();
  return (
    <form className="notice done row" method="post" action={`/leads/${done.reference}`}>
      <p role="status">
        {done.text}: <bdi>{done.name}</bdi>
        {done.followUp}
      </p>
      <Hidden next={pathname + search} event={done.eventId} />
      {done.isUndoable && <Submit intent="undo">Undo</Submit>}
    </form>
  );
}
