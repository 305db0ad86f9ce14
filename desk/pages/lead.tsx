import type { ReactNode } from 'react';
import { data, useActionData, useLoaderData } from 'react-router';
import { originalLanguage } from '#forms/define.ts';
import { indiaDate } from '#server/india-time.ts';
import { describeSuspicion } from '#server/intake/spam-check.ts';
import { formatDate, formatDateTime } from '#ui/format-time.ts';
import { type Args, type DeskContext, findLead, localPath, record, signedIn } from '../context.ts';
import { Answers, scanOf } from '../parts/answers.tsx';
import { addDays } from '../parts/dates.ts';
import { Alert, Hidden, Input, MainSubmit, Select, Submit, TextArea } from '../parts/field.tsx';
import { useMember } from '../parts/layout.tsx';
import { About, ContactLinks, hrefOf, Outcomes } from '../parts/lead-card.tsx';
import { changeLead, newChange, type RefusedState } from '../parts/lead-changes.ts';
import { languageName, memberOptions, nameOf, statusLabels, statusOptions } from '../parts/lead-facts.ts';
import { readMembers } from '../parts/members.ts';
import { SamePerson } from '../parts/same-person.tsx';
import { hasBounced, Timeline } from '../parts/timeline.tsx';
import { scanWithClamd } from '../server/clamd.ts';

/** How many other leads of the person the page shows at most. */
const maxOthers = 20;

async function loader(args: Args) {
  const desk = signedIn(args);
  const { store, now } = desk;
  const lead = await findLead(desk, args);
  const [events, others, members, emails] = await Promise.all([
    store.desk.events(lead.id),
    store.desk.leads({ samePersonAs: lead.id }, { limit: maxOthers }),
    readMembers(desk),
    store.outbox.listOfLead(lead.id),
    record(desk, 'lead-opened', lead.reference),
  ]);
  const parameters = new URL(args.request.url).searchParams;
  return { lead, events, others, members, emails, now, from: localPath(parameters.get('from'), '/leads') };
}

function LeadPage() {
  const { lead, events, others, members, emails, now, from } = useLoaderData<typeof loader>();
  const { reference, receivedAt, state } = lead;
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const origin = [
    lead.language !== originalLanguage && `The form was in ${languageName(lead.language)}.`,
    lead.page !== null && `Sent from ${lead.page}.`,
    lead.source !== null && `Came by ${lead.source}.`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <title>{`${nameOf(lead)} · Desk`}</title>
      <p>
        <a href={`${from}#lead-${reference}`}>Back to the list</a>
      </p>
      <header className="lead-title">
        <h1>
          <bdi>{nameOf(lead)}</bdi>
        </h1>
        <p>
          <a className={`status status-${state.status}`} href="#state">
            {statusLabels[state.status]}
          </a>{' '}
          <About lead={lead} />
          {' · '}
          {reference} · <time dateTime={receivedAt}>{formatDateTime(receivedAt)}</time>
        </p>
      </header>
      <Contact />
      <div className="columns">
        <div>
          <section aria-labelledby="answers">
            <h2 id="answers">What they wrote</h2>
            <Answers lead={lead} events={events} />
          </section>
          {origin && (
            <p className="soft">
              <bdi>{origin}</bdi>
            </p>
          )}
          <section aria-labelledby="timeline">
            <h2 id="timeline">What happened</h2>
            <form className="stack" method="post">
              <TextArea label="Note" name="note" rows={2} maxLength={4000} required />
              <Submit intent="note">Add note</Submit>
            </form>
            <Timeline lead={lead} events={events} emails={emails} names={names} />
          </section>
        </div>
        <div>
          {state.joinedTo === null && <StateForm />}
          {useMember().role === 'owner' && (
            <p>
              <a className="danger" href={`/leads/${reference}/erase`}>
                Erase this lead…
              </a>
            </p>
          )}
        </div>
      </div>
      <SamePerson lead={lead} others={others} now={now} from={from} next={hrefOf(reference, from)} />
    </>
  );
}

/** The ways to contact the sender, or why there are none now. */
function Contact() {
  const { lead, emails, from } = useLoaderData<typeof loader>();
  const { quarantine, state } = lead;
  return (
    <>
      {state.guardian === 'awaited' && (
        <Notice button={<Submit intent="guardian-agreed">They agreed</Submit>}>
          Under 18: ask the parent or guardian first. Do not call or write to the student before they agree. If nobody
          agrees within 30 days, the registration is erased.
        </Notice>
      )}
      {state.joinedTo !== null ? (
        <Notice button={<Submit intent="separate">Separate</Submit>}>
          Joined with <a href={hrefOf(state.joinedTo, from)}>{state.joinedTo}</a>, which stands for both: call, write
          and plan there.
        </Notice>
      ) : quarantine === null ? (
        <div className="action-bar">
          <ContactLinks lead={lead} from={from} />
          <Outcomes lead={lead} next={hrefOf(lead.reference, from)} />
          {hasBounced(emails) && (
            <p className="error">The last email to this address bounced. Call, or ask for another address.</p>
          )}
        </div>
      ) : (
        <Notice button={<MainSubmit intent="restore">A person wrote this</MainSubmit>}>
          In quarantine: {describeSuspicion(quarantine)}. Nobody was told, and the sender got no email. If a person
          wrote it, move it to the leads: the emails go out then. Spam can stay here: it is erased when its time is
          over.
        </Notice>
      )}
    </>
  );
}

/** What the staff must know before they call or write, with the button that ends it. */
const Notice = ({ button, children }: { button: ReactNode; children: ReactNode }) => (
  <form className="notice notice-strong" method="post">
    <p>{children}</p>
    {button}
  </form>
);

/** Days until the follow-up. */
const presets = [
  [1, 'Save, tomorrow'],
  [3, 'in 3 days'],
  [7, 'in a week'],
] as const;

function StateForm() {
  const { lead, members, now } = useLoaderData<typeof loader>();
  const refused = useActionData() as RefusedState | undefined;
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
        <Alert>
          Somebody else changed this lead while you had it open. It is now: {statusLabels[status]}, owner {ownerName},
          follow-up {followUpOn === null ? 'none' : formatDate(followUpOn)}. The form below has what you chose. Save it
          again to replace theirs.
        </Alert>
      )}
      <form className="stack" method="post">
        <Hidden version={version} />
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
        <p className="row">
          <MainSubmit intent="state">Save</MainSubmit>
          {presets.map(([days, label]) => (
            <Submit key={days} name="preset" value={addDays(today, days)}>
              {label}
            </Submit>
          ))}
        </p>
      </form>
    </section>
  );
}

async function action(args: Args) {
  const desk = signedIn(args);
  const { pathname, search } = new URL(args.request.url);
  return changeLead(desk, await findLead(desk, args), await args.request.formData(), pathname + search);
}

/** Checks a file for viruses. @returns null if there is no scanner, or it failed */
async function scan({ clamdSocket, log, reference }: DeskContext, content: Uint8Array) {
  if (clamdSocket === null) return null;
  const result = await scanWithClamd(clamdSocket, content);
  if (result === null) log({ level: 'error', event: 'virus-scan-failed', reference });
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
    const scanned = { ...newChange(desk, lead.id), staffId: null, kind: result, text: file.field, set: {} };
    await desk.store.desk.change(scanned);
  }
  if (result === 'file-infected') throw data('', { status: 409 });
  await record(desk, 'file-opened', lead.reference);
  const name = encodeURIComponent(file.fileName.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_'));
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    },
  });
}

export const page = { loader, action, Component: LeadPage };
