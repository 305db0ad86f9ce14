import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { originalLanguage } from '#forms/define.ts';
import { indiaDate, isDate } from '#server/india-time.ts';
import { describeSuspicion } from '#server/intake/spam-check.ts';
import type { LeadEventKind } from '#server/storage/ports/desk.ts';
import { type Lead, type LeadState, leadStatuses } from '#server/storage/ports/entries.ts';
import type { StaffMember } from '#server/storage/ports/staff.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { type Args, type DeskContext, localPath, record, signedIn, textOf } from '../context.ts';
import { Answers, scanOf } from '../parts/answers.tsx';
import { addDays } from '../parts/dates.ts';
import { DoneBanner, isUndoable, readDone, withDone } from '../parts/done.tsx';
import { Input, Select } from '../parts/field.tsx';
import { findLead } from '../parts/find-lead.ts';
import { ContactLinks, Outcomes } from '../parts/lead-card.tsx';
import {
  formLabel,
  languageName,
  memberOptions,
  nameOf,
  statusLabels,
  statusOptions,
  subjectOf,
} from '../parts/lead-facts.ts';
import { type Member, readMembers } from '../parts/members.ts';
import { Joined, join, SamePerson } from '../parts/same-person.tsx';
import { hasBounced, Timeline, type TimelineEmail } from '../parts/timeline.tsx';

/** How many other leads of the person the page shows at most. */
const maxOthers = 20;

async function loader(args: Args) {
  const desk = signedIn(args);
  const { store, user, now } = desk;
  const lead = await findLead(desk, args);
  const [events, others, members, emails, done] = await Promise.all([
    store.desk.events(lead.id),
    store.desk.leads({ samePersonAs: lead.id }, { limit: maxOthers }),
    readMembers(desk),
    store.outbox.listOfLead(lead.id),
    readDone(desk, args.request),
    record(desk, 'lead-opened', lead.id),
  ]);
  const parameters = new URL(args.request.url).searchParams;
  return { lead, events, others, members, emails, done, now, user, from: localPath(parameters.get('from'), '/leads') };
}

function LeadPage() {
  const { lead, events, others, members, emails, done, now, user, from } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as RefusedState | undefined;
  const { reference, quarantine, receivedAt } = lead;
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const here = `/leads/${reference}?from=${encodeURIComponent(from)}`;
  return (
    <>
      <title>{`${nameOf(lead)} · Desk`}</title>
      <p className="back">
        <a href={`${from}#lead-${reference}`}>Back to the list</a>
      </p>
      <DoneBanner done={done} next={here} />
      <header className="lead-title">
        <h1>
          <bdi>{nameOf(lead)}</bdi>
        </h1>
        <p>
          {formLabel(lead.form)}
          {subjectOf(lead) && (
            <>
              {' · '}
              <bdi>{subjectOf(lead)}</bdi>
            </>
          )}
          {' · '}
          {reference} · <time dateTime={receivedAt}>{formatDateTime(receivedAt)}</time>
        </p>
      </header>
      {lead.state.guardian === 'awaited' && <Guardian lead={lead} next={here} />}
      {lead.state.joinedTo !== null ? (
        <Joined lead={lead} main={lead.state.joinedTo} from={from} next={here} />
      ) : quarantine === null ? (
        <div className="action-bar">
          <ContactLinks lead={lead} staffName={user.member.name} from={from} />
          <Outcomes lead={lead} next={here} />
          {hasBounced(emails) && (
            <p className="error">The last email to this address bounced. Call, or ask for another address.</p>
          )}
        </div>
      ) : (
        <Quarantine lead={lead} reason={quarantine} next={here} />
      )}
      <div className="columns">
        <div>
          <section aria-labelledby="answers">
            <h2 id="answers">What they wrote</h2>
            <Answers lead={lead} events={events} />
          </section>
          {(lead.source !== null || lead.page !== null || lead.language !== originalLanguage) && (
            <p className="muted">
              {lead.language !== originalLanguage && `The form was in ${languageName(lead.language)}. `}
              {lead.page !== null && `Sent from ${lead.page}. `}
              {lead.source !== null && (
                <>
                  Came by <bdi>{lead.source}</bdi>.
                </>
              )}
            </p>
          )}
          <section aria-labelledby="timeline">
            <h2 id="timeline">What happened</h2>
            <form className="note" method="post">
              <input type="hidden" name="next" value={here} />
              <label htmlFor="note">Note</label>
              <textarea id="note" name="note" rows={2} maxLength={4000} required />
              <button type="submit" name="intent" value="note">
                Add note
              </button>
            </form>
            <Timeline lead={lead} events={events} emails={emails as TimelineEmail[]} names={names} />
          </section>
        </div>
        <div>
          {lead.state.joinedTo === null && (
            <StateForm lead={lead} members={members} now={now} next={here} refused={refused} />
          )}
          {user.member.role === 'owner' && (
            <p>
              <a className="danger" href={`/leads/${reference}/erase`}>
                Erase this lead…
              </a>
            </p>
          )}
        </div>
      </div>
      <SamePerson lead={lead} others={others} now={now} from={from} next={here} />
    </>
  );
}

/** A sender under eighteen: nobody calls or writes to the student before a parent or guardian has agreed. */
function Guardian({ lead, next }: { lead: Lead; next: string }) {
  return (
    <form className="notice notice-strong" method="post" action={`/leads/${lead.reference}`}>
      <p>
        Under 18: ask the parent or guardian first. Do not call or write to the student before they agree. If nobody
        agrees within 30 days, the registration is erased.
      </p>
      <input type="hidden" name="next" value={next} />
      <button type="submit" name="intent" value="guardian-agreed">
        They agreed
      </button>
    </form>
  );
}

function Quarantine({ lead, reason, next }: { lead: Lead; reason: string; next: string }) {
  return (
    <form className="notice notice-strong" method="post" action={`/leads/${lead.reference}`}>
      <p>
        In quarantine: {describeSuspicion(reason)}. Nobody was told, and the sender got no email. If a person wrote it,
        move it to the leads: the emails go out then. Spam can stay here: it is erased when its time is over.
      </p>
      <input type="hidden" name="next" value={next} />
      <button type="submit" className="button button-main" name="intent" value="restore">
        A person wrote this
      </button>
    </form>
  );
}

/** The submitted values of the state form. */
interface StateValues {
  readonly status: string;
  readonly lostReason: string;
  readonly ownerId: string;
  readonly followUpOn: string;
}

/** A submitted state that was not stored. */
interface RefusedState {
  readonly values: StateValues;
  readonly errors: Partial<Record<keyof StateValues, string>>;
  /** Somebody else changed the lead in the meantime. */
  readonly isConflict: boolean;
}

interface StateFormProps {
  readonly lead: Lead;
  readonly members: readonly Member[];
  readonly now: Date;
  readonly next: string;
  /** The submitted state, if it was not stored. */
  readonly refused: RefusedState | undefined;
}

function StateForm({ lead, members, now, next, refused }: StateFormProps) {
  const { status, lostReason, ownerId, followUpOn, version } = lead.state;
  const values = refused?.values ?? {
    status,
    lostReason: lostReason ?? '',
    ownerId: ownerId ?? '',
    followUpOn: followUpOn ?? '',
  };
  const today = indiaDate(now);
  const ownerName = members.find(({ id }) => id === ownerId)?.name ?? 'nobody';
  return (
    <section aria-labelledby="state" className="panel">
      <h2 id="state">Status and follow-up</h2>
      {refused?.isConflict && (
        <p className="error" role="alert">
          Somebody else changed this lead while you had it open. It is now: {statusLabels[status]}, owner {ownerName},
          follow-up {followUpOn ?? 'none'}. The form below has what you chose. Save it again to replace theirs.
        </p>
      )}
      <form className="stack" method="post" action={`/leads/${lead.reference}`}>
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="version" value={version} />
        <Select label="Status" name="status" defaultValue={values.status} options={statusOptions} />
        <Input
          label="Reason, if lost"
          name="lostReason"
          defaultValue={values.lostReason}
          maxLength={200}
          error={refused?.errors.lostReason}
        />
        <Select
          label="Owner"
          name="ownerId"
          defaultValue={values.ownerId}
          empty="Nobody"
          options={memberOptions(members, ownerId)}
        />
        <Input
          label="Follow up on"
          type="date"
          name="followUpOn"
          min={followUpOn !== null && followUpOn < today ? followUpOn : today}
          defaultValue={values.followUpOn}
          error={refused?.errors.followUpOn}
        />
        <p className="presets">
          <button type="submit" className="button button-main" name="intent" value="state">
            Save
          </button>
          <button type="submit" name="preset" value={addDays(today, 1)}>
            Save, tomorrow
          </button>
          <button type="submit" name="preset" value={addDays(today, 3)}>
            in 3 days
          </button>
          <button type="submit" name="preset" value={addDays(today, 7)}>
            in a week
          </button>
        </p>
      </form>
    </section>
  );
}

/** The event and the new state for each button that stores the outcome of a call. */
function outcomeOf(
  intent: string,
  state: LeadState,
  now: Date,
): { kind: LeadEventKind; set: Partial<LeadState> } | undefined {
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

async function action(args: Args) {
  const desk = signedIn(args);
  const { store, user, now } = desk;
  const lead = await findLead(desk, args);
  const form = await args.request.formData();
  const intent = textOf(form, 'intent');
  const next = localPath(textOf(form, 'next'), `/leads/${lead.reference}`);
  const event = { id: crypto.randomUUID(), leadId: lead.id, staffId: user.member.id, at: now.toISOString() };
  const done = async (kind: string) => {
    await record(desk, `lead-${kind}`, lead.id);
    return redirect(withDone(next, lead.reference, event.id), 303);
  };
  const outcome = outcomeOf(intent, lead.state, now);
  if (outcome) {
    const text = textOf(form, 'note').slice(0, 4000);
    if (intent === 'note' && text === '') return redirect(next, 303);
    await store.desk.change({ ...event, ...outcome, text, seenVersion: null });
    return done(outcome.kind);
  }
  if (intent === 'join')
    return (await join(desk, lead, textOf(form, 'main'), event)) ? done('joined') : redirect(next, 303);
  if (intent === 'restore') {
    if (await desk.restore(lead)) {
      await store.desk.change({ ...event, kind: 'restored', text: '', set: {}, seenVersion: null });
    }
    return done('restored');
  }
  if (intent === 'guardian-agreed') {
    // The button was pressed twice: store nothing again.
    if (lead.state.guardian !== 'awaited') return redirect(next, 303);
    const set = { guardian: 'agreed' } as const;
    await store.desk.change({
      ...event,
      kind: 'guardian-agreed',
      text: '',
      set,
      seenVersion: null,
      outgoing: desk.agreement(lead),
    });
    return done('guardian-agreed');
  }
  if (intent === 'undo') {
    const last = (await store.desk.events(lead.id)).at(-1);
    if (last?.id !== textOf(form, 'event') || !isUndoable(last)) return redirect(next, 303);
    await store.desk.change({
      ...event,
      kind: 'undone',
      text: '',
      set: last.before,
      seenVersion: lead.state.version,
      undoes: last.id,
    });
    return done('undone');
  }
  const values = readState(form);
  const errors = findErrors(values, lead.state, indiaDate(now));
  const refuse = (isConflict: boolean, status: number) =>
    data({ values, errors, isConflict } satisfies RefusedState, { status });
  if (Object.keys(errors).length > 0) return refuse(false, 422);
  const members = await store.staff.members();
  const set = checkState(values, members, lead.state, now);
  const seenVersion = Number(textOf(form, 'version'));
  const result = await store.desk.change({ ...event, kind: 'changed', text: '', set, seenVersion });
  if (result === 'conflict') return refuse(true, 409);
  return done('changed');
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

async function scan({ scanFile }: DeskContext, content: Uint8Array) {
  const result = await scanFile(content);
  return result && (`file-${result}` as const);
}

/** The file of a lead, always as a download: a browser must not show what a stranger sent. */
export async function fileLoader(args: Args): Promise<Response> {
  const desk = signedIn(args);
  const lead = await findLead(desk, args);
  const file = (await desk.store.desk.attachments(lead.id)).find(({ field }) => field === args.params.field);
  if (!file) throw data('', { status: 404 });
  const known = scanOf(await desk.store.desk.events(lead.id), file.field);
  // A file that was clean may have a virus that the scanner knows by now.
  const result = known === 'file-infected' ? known : await scan(desk, file.content);
  if (result !== null && result !== known) {
    const event = { id: crypto.randomUUID(), leadId: lead.id, staffId: null, at: desk.now.toISOString() };
    await desk.store.desk.change({ ...event, kind: result, text: file.field, set: {}, seenVersion: null });
  }
  if (result === 'file-infected') throw data('', { status: 409 });
  await record(desk, 'file-opened', lead.id);
  const name = encodeURIComponent(file.fileName.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_'));
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    },
  });
}

export const page = { loader, action, Component: LeadPage };
