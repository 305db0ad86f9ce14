import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { profile } from '#content';
import { indiaDate, isDate } from '#server/india-time.ts';
import { messageByStaff } from '#server/intake/outgoing-messages.ts';
import type { LeadEvent } from '#server/storage/ports/desk.ts';
import { isForSender } from '#server/storage/ports/outbox.ts';
import { type Args, findLead, localPath, record, signedIn, textOf } from '../context.ts';
import { Answers } from '../parts/answers.tsx';
import { addDays } from '../parts/dates.ts';
import { withDone } from '../parts/done.tsx';
import { Alert, Choices, Input, MainSubmit, TextArea } from '../parts/field.tsx';
import { useMember } from '../parts/layout.tsx';
import { hrefOf } from '../parts/lead-card.tsx';
import { newChange } from '../parts/lead-changes.ts';
import { contactsOf, mailHref, nameOf } from '../parts/lead-facts.ts';
import { fillTemplate, readTemplates, templatesFor } from '../parts/templates.ts';

const maxSubject = 200;
const maxText = 10_000;

async function loader(args: Args) {
  const desk = signedIn(args);
  const { store, user, now } = desk;
  const lead = await findLead(desk, args);
  const parameters = new URL(args.request.url).searchParams;
  const [events, allTemplates] = await Promise.all([store.desk.events(lead.id), readTemplates(store.desk)]);
  const templates = templatesFor(lead, allTemplates);
  const today = indiaDate(now);
  const planned = lead.state.followUpOn;
  const lastEmail = events.findLast(({ email }) => email !== null);
  const template = templates.find(({ name }) => name === parameters.get('template')) ?? templates[0];
  const isAnswer = lastEmail !== undefined && !parameters.has('template');
  return {
    lead,
    lastEmail,
    templates,
    chosen: isAnswer ? undefined : template?.name,
    subject: isAnswer ? answerTo(lastEmail) : fillTemplate(template?.subject ?? '', lead, user.member.name),
    text: fillTemplate(template?.text ?? '', lead, user.member.name),
    from: localPath(parameters.get('from'), '/leads'),
    hasMail: desk.hasMail,
    eventId: crypto.randomUUID(),
    followUpOn: planned !== null && planned > today ? planned : addDays(today, 3),
  };
}

const answerTo = ({ email }: LeadEvent) => `Re: ${email?.subject.replace(/^(re:\s*)+/i, '')}`;

/** A submitted email that was not sent. */
type Draft = Readonly<Record<'subject' | 'text' | 'error', string>>;

function Email() {
  const { lead, lastEmail, templates, chosen, from, hasMail, eventId, followUpOn, ...filled } =
    useLoaderData<typeof loader>();
  const draft = useActionData<typeof action>() as Draft | undefined;
  const { role } = useMember();
  const { subject, text } = draft ?? filled;
  const { email } = contactsOf(lead);
  const query = `from=${encodeURIComponent(from)}`;
  return (
    <>
      <title>{`Email to ${nameOf(lead)} · Desk`}</title>
      <p>
        <a href={hrefOf(lead.reference, from)}>Back to the lead</a>
      </p>
      <h1>
        Email to <bdi>{nameOf(lead)}</bdi>
      </h1>
      {!email && <p className="notice">This lead has no address that you may write to.</p>}
      {email && !hasMail && (
        <p className="notice">
          The site sends no email yet. Write from your own program:{' '}
          <a href={mailHref(email, `Your message to ${profile.name} (${lead.reference})`)}>
            <bdi>{email}</bdi>
          </a>
        </p>
      )}
      {lastEmail?.kind === 'replied' && (
        <section aria-labelledby="last">
          <h2 id="last">Their last email</h2>
          <p className="note-text">
            <bdi>{lastEmail.text}</bdi>
          </p>
        </section>
      )}
      {email && hasMail && (
        <>
          <details>
            <summary>{chosen === undefined ? 'Choose a template' : `Template: ${chosen}`}</summary>
            <Choices
              label="Templates"
              chosen={chosen}
              options={templates.map(({ name }) => [name, name])}
              hrefOf={(name) => `?template=${encodeURIComponent(name)}&${query}`}
            />
            {role === 'owner' && <a href="/templates">Change the templates</a>}
          </details>
          <Alert>{draft?.error}</Alert>
          <div className="columns">
            <form method="post" className="stack" action={`?${query}`}>
              <input type="hidden" name="event" value={eventId} />
              <p>
                To <bdi>{email}</bdi>
              </p>
              <Input label="Subject" name="subject" defaultValue={subject} maxLength={maxSubject} required />
              <TextArea label="Text" name="text" rows={14} defaultValue={text} maxLength={maxText} required />
              <Input label="Follow up on" type="date" name="followUpOn" defaultValue={followUpOn} />
              <MainSubmit>Send</MainSubmit>
            </form>
            <section aria-labelledby="answers">
              <h2 id="answers">What they wrote</h2>
              <Answers lead={lead} />
            </section>
          </div>
        </>
      )}
    </>
  );
}

async function action(args: Args) {
  const desk = signedIn(args);
  const { store, user, now } = desk;
  const lead = await findLead(desk, args);
  const from = localPath(new URL(args.request.url).searchParams.get('from'), '/leads');
  const form = await args.request.formData();
  const subject = textOf(form, 'subject').replace(/\s+/g, ' ').slice(0, maxSubject);
  const text = textOf(form, 'text').replaceAll('\r\n', '\n').slice(0, maxText);
  const { email: recipient } = contactsOf(lead);
  const refuse = (error: string) => data({ subject, text, error } satisfies Draft, { status: 422 });
  if (!recipient || lead.quarantine !== null || !desk.hasMail) return refuse('You cannot write to this sender now.');
  if (subject === '' || text === '') return refuse('Write a subject and a text.');
  const placeholder = /\{\w+\}/.exec(subject + text)?.[0];
  if (placeholder)
    return refuse(`The text still has the placeholder ${placeholder}. Replace it, and send the email again.`);
  const [events, emails] = await Promise.all([store.desk.events(lead.id), store.outbox.listOfLead(lead.id)]);
  const id = textOf(form, 'event') || crypto.randomUUID();
  const done = redirect(withDone(`/leads/${lead.reference}?from=${encodeURIComponent(from)}`, lead.reference, id), 303);
  // The button was pressed twice: send nothing again.
  if (events.some((event) => event.id === id)) return done;
  const outgoing = messageByStaff(recipient, now.toISOString(), desk.recipients);
  const replyTo = desk.readsAnswers ? null : user.member.email;
  const lastId = events.findLast((event) => event.email !== null)?.email?.messageId;
  const inReplyTo = lastId ?? emails.find(({ kind }) => isForSender(kind))?.messageId ?? null;
  const followUpOn = textOf(form, 'followUpOn');
  const { status, contactedAt } = lead.state;
  await store.desk.change({
    ...newChange(desk, lead.id),
    id,
    kind: 'emailed',
    text,
    email: { subject, messageId: outgoing.messageId, inReplyTo, replyTo },
    outgoing: [outgoing],
    set: {
      status: status === 'new' ? 'contacted' : status,
      contactedAt: contactedAt ?? now.toISOString(),
      followUpOn: isDate(followUpOn) ? followUpOn : null,
    },
  });
  await record(desk, 'lead-emailed', lead.reference);
  return done;
}

export const page = { loader, action, Component: Email };
