import { data, redirect } from 'react-router';
import { indiaDate, isDate } from '#server/india-time.ts';
import { messagesForAgreement, messagesForRestored } from '#server/intake/outgoing-messages.ts';
import type { LeadChange } from '#server/storage/ports/desk.ts';
import { type Lead, type LeadState, type LeadStatus, leadStatuses } from '#server/storage/ports/entries.ts';
import type { StaffMember } from '#server/storage/ports/staff.ts';
import { localPath, record, type SignedInDesk, textOf } from '../context.ts';
import { addDays } from './dates.ts';
import { isUndoable, withDone } from './done.tsx';

/** The submitted values of the state form. */
type StateValues = Readonly<Record<'status' | 'lostReason' | 'ownerId' | 'followUpOn', string>>;

/** A submitted state that was not stored. */
export interface RefusedState {
  readonly values: StateValues;
  readonly errors: Partial<Record<keyof StateValues, string>>;
  /** Somebody else changed the lead in the meantime. */
  readonly isConflict: boolean;
}

/** A change that the signed-in member makes to a lead, without what it changes. */
export const newChange = ({ user, now }: SignedInDesk, leadId: string) => ({
  id: crypto.randomUUID(),
  leadId,
  staffId: user.member.id,
  at: now.toISOString(),
  text: '',
  seenVersion: null,
});

/** Changes a lead by a form of its page. @param page the address of the form */
export async function changeLead(desk: SignedInDesk, lead: Lead, form: FormData, page: string) {
  const { store, now } = desk;
  const { state, reference } = lead;
  const intent = textOf(form, 'intent');
  const next = localPath(textOf(form, 'next'), page);
  const event = newChange(desk, lead.id);
  const change = (set: LeadChange['set'], more: Pick<LeadChange, 'kind'> & Partial<LeadChange>) =>
    store.desk.change({ ...event, ...more, set });
  /** @param isDone false if somebody else was quicker: then the page shows what they did */
  const finish = async (isDone: boolean, kind: string) => {
    if (!isDone) return redirect(next, 303);
    await record(desk, `lead-${kind}`, lead.reference);
    return redirect(withDone(next, reference, event.id), 303);
  };
  const outcome = outcomeOf(intent, state, now);
  if (outcome) {
    const text = textOf(form, 'note').slice(0, 4000);
    const isEmpty = intent === 'note' && text === '';
    return finish(!isEmpty && (await change(outcome.set, { kind: outcome.kind, text })) === 'changed', outcome.kind);
  }
  if (intent === 'join') return finish(await join(desk, lead, textOf(form, 'main'), event), 'joined');
  if (intent === 'restore') {
    const isRestored = await store.desk.restore(lead.id, messagesForRestored(lead, now, desk.recipients));
    return finish(isRestored && (await change({}, { kind: 'restored' })) === 'changed', 'restored');
  }
  if (intent === 'guardian-agreed') {
    const outgoing = messagesForAgreement({ ...lead, receivedAt: now.toISOString() }, desk.recipients);
    const agreed = { kind: intent, outgoing } as const;
    // If the button was pressed twice, nothing is stored again.
    const isAwaited = state.guardian === 'awaited';
    return finish(isAwaited && (await change({ guardian: 'agreed' }, agreed)) === 'changed', intent);
  }
  if (intent === 'undo') {
    const last = (await store.desk.events(lead.id)).at(-1);
    if (last?.id !== textOf(form, 'event') || !isUndoable(last)) return redirect(next, 303);
    const undone = { kind: 'undone', seenVersion: state.version, undoes: last.id } as const;
    return finish((await change(last.before, undone)) === 'changed', 'undone');
  }
  const values = readState(form);
  const errors = findErrors(values, state, indiaDate(now));
  const refuse = (isConflict: boolean, status: number) =>
    data({ values, errors, isConflict } satisfies RefusedState, { status });
  if (Object.keys(errors).length > 0) return refuse(false, 422);
  const set = checkState(values, await store.staff.members(), state, now);
  const result = await change(set, { kind: 'changed', seenVersion: Number(textOf(form, 'version')) });
  return result === 'conflict' ? refuse(true, 409) : finish(result === 'changed', 'changed');
}

/** The event and the new state for each button that stores the outcome of a call. */
function outcomeOf(intent: string, state: LeadState, now: Date): Pick<LeadChange, 'kind' | 'set'> | undefined {
  const today = indiaDate(now);
  const contactedAt = state.contactedAt ?? now.toISOString();
  const status = state.status === 'new' ? 'contacted' : state.status;
  if (intent === 'reached') return { kind: 'reached', set: { status, contactedAt, followUpOn: null } };
  if (intent === 'no-answer') return { kind: 'no-answer', set: { followUpOn: today } };
  if (intent === 'tomorrow') return { kind: 'changed', set: { followUpOn: addDays(today, 1) } };
  if (intent === 'separate') return { kind: 'changed', set: { joinedTo: null } };
  if (intent === 'note') return { kind: 'note', set: {} };
  return undefined;
}

const readState = (form: FormData): StateValues => ({
  status: textOf(form, 'status'),
  lostReason: textOf(form, 'lostReason').slice(0, 200),
  ownerId: textOf(form, 'ownerId'),
  followUpOn: textOf(form, 'preset') || textOf(form, 'followUpOn'),
});

/** Errors for values that a member may choose by mistake. A date in the past may stay if it is the stored one. */
function findErrors({ status, lostReason, followUpOn }: StateValues, old: LeadState, today: string) {
  const isPast = isDate(followUpOn) && followUpOn < today && followUpOn !== old.followUpOn;
  return {
    ...(status === 'lost' && lostReason === '' && { lostReason: 'Write why the lead is lost.' }),
    ...(isPast && { followUpOn: 'This day is over. Choose today or a later day.' }),
  };
}

/** Keeps the old value of a field whose new value is not possible. */
function checkState(
  values: StateValues,
  members: readonly StaffMember[],
  old: LeadState,
  now: Date,
): Partial<LeadState> {
  const status = leadStatuses.find((known) => known === values.status) ?? old.status;
  const isOwner = values.ownerId === '' || members.some(({ id }) => id === values.ownerId);
  const isClosed = status !== old.status && (status === 'won' || status === 'lost');
  const followUpOn = isDate(values.followUpOn) ? values.followUpOn : null;
  return {
    status,
    lostReason: status === 'lost' ? values.lostReason || null : null,
    ownerId: isOwner ? values.ownerId || null : old.ownerId,
    // Nobody calls a lead that was just closed, unless a new date was chosen.
    followUpOn: isClosed && followUpOn === old.followUpOn ? null : followUpOn,
    contactedAt: status === 'new' ? old.contactedAt : (old.contactedAt ?? now.toISOString()),
  };
}

/** Whether a lead must not be joined, because its main lead would not show that a parent must agree, or that the sender enrolled. */
export const mustStayListed = ({ state }: Lead, main: Lead): boolean =>
  state.guardian === 'awaited' || (state.status === 'won' && main.state.status !== 'won');

/**
 * Joins a lead to another lead of the same person. The leads that were joined to it follow, and an earlier follow-up date moves to the main
 * lead, so that nobody forgets it.
 * @returns whether it is joined
 */
async function join(
  { store }: SignedInDesk,
  lead: Lead,
  reference: string,
  event: ReturnType<typeof newChange>,
): Promise<boolean> {
  const others = await store.desk.leads({ samePersonAs: lead.id, isQuarantined: false, isJoined: false });
  const main = others.find((other) => other.reference === reference);
  if (!main || lead.quarantine !== null || mustStayListed(lead, main)) return false;
  const change = (leadId: string, set: LeadChange['set'], id: string = crypto.randomUUID()) =>
    store.desk.change({ ...event, id, leadId, kind: 'changed', set });
  for (const { id } of await store.desk.leads({ joinedTo: lead.reference })) {
    await change(id, { joinedTo: null });
    await change(id, { joinedTo: reference });
  }
  if ((await change(lead.id, { joinedTo: reference }, event.id)) !== 'changed') return false;
  const { followUpOn } = lead.state;
  if (followUpOn !== null && followUpOn < (main.state.followUpOn ?? '9')) await change(main.id, { followUpOn });
  return true;
}

/** Changes the owner and the status of several leads. An empty value changes nothing. */
export async function changeLeads(
  desk: SignedInDesk,
  references: readonly string[],
  { ownerId, status }: { readonly ownerId: string; readonly status: LeadStatus | undefined },
): Promise<void> {
  const { store, now } = desk;
  const set = {
    ...(ownerId !== '' && { ownerId }),
    ...(status && { status }),
    ...(status === 'won' && { followUpOn: null }),
  };
  if (Object.keys(set).length === 0) return;
  for (const reference of references) {
    const [lead] = await store.desk.leads({ reference });
    if (!lead) continue;
    const isContact = status !== undefined && status !== 'new' && lead.state.contactedAt === null;
    const contactedAt = isContact ? now.toISOString() : lead.state.contactedAt;
    await store.desk.change({ ...newChange(desk, lead.id), kind: 'changed', set: { ...set, contactedAt } });
    await record(desk, 'lead-changed', lead.reference);
  }
}
