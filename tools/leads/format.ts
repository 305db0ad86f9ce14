import { needsGuardian } from '#forms/check.ts';
import { forms } from '#forms/index.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import { formatKilobytes, pluralize } from '../../server/format/format.ts';
import { labelled } from '../../server/format/wrap.ts';
import { describeSuspicion } from '../../server/intake/spam-check.ts';
import { daysBefore, retentionJob } from '../../server/retention/retention.ts';
import type { RetentionRule } from '../../server/retention/retention-rules.ts';
import type { LeadFilter } from '../../server/storage/ports/desk.ts';
import type { Lead } from '../../server/storage/ports/entries.ts';
import { type OutboxStore, outgoingStates } from '../../server/storage/ports/outbox.ts';
import type { OpenLeadReader } from '../../server/storage/ports/store.ts';
import { joinLines } from '../command-line/command.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { findUnaskedSubscribers } from './changes.ts';
import { formatEmail } from './emails.ts';
import { type FoundEntries, hasSubscribers } from './entries.ts';

/** Formats the list. The newest lead comes last, next to the prompt. */
export function formatEntries({ leads, leadCount, subscribers }: FoundEntries, filter: LeadFilter): string {
  const addresses = subscribers.map(
    ({ receivedAt, email, state }) => `${formatIndiaTime(receivedAt)}  ${email}  (${state})`,
  );
  const quarantined = leads.filter(({ quarantine }) => quarantine !== null).length;
  const counts = joinLines(
    leadCount > leads.length
      ? `Leads: ${leadCount}. The newest ${leads.length} are above. For all of them add --all; --form, --from and --find select some.`
      : `Leads: ${leadCount}`,
    quarantined > 0 && !filter.isQuarantined && `In quarantine: ${quarantined} of those above`,
    hasSubscribers(filter) && `Newsletter subscribers: ${subscribers.length}`,
  );
  return [...leads.map(formatLead).reverse(), counts, joinLines(...addresses)]
    .filter((block) => block !== '')
    .join('\n\n');
}

/** The lines of a lead in the list. */
function formatLead(lead: Lead): string {
  const { id, reference, receivedAt, answers, questions, phones, attachments, quarantine, duplicateOf, state } = lead;
  const form = forms.get(lead.form);
  return joinLines(
    `${formatIndiaTime(receivedAt)}  ${lead.form}  ${reference}`,
    ...Object.entries(answers).flatMap(([name, answer]) => [
      labelled(questions[name] ?? name, answer),
      formatPhone(phones[name]),
    ]),
    ...attachments.flatMap(({ field, fileName, byteSize }) => [
      labelled(questions[field] ?? field, `${fileName}, ${formatKilobytes(byteSize)}`),
      `    npm run leads -- --file ${id} --to ${field}.pdf`,
    ]),
    form &&
      needsGuardian(form, answers) &&
      (state.guardian === 'agreed'
        ? '  Under 18: a parent or guardian has agreed'
        : '  Under 18: ask the parent or guardian first, and do nothing before they agree'),
    (state.status !== 'new' || state.followUpOn !== null) &&
      labelled(
        'Status',
        [state.status, state.followUpOn && `follow up on ${state.followUpOn}`].filter(Boolean).join(', '),
      ),
    state.joinedTo !== null && `  Joined with ${state.joinedTo}`,
    duplicateOf !== null && `  The same person asked about the same subject before: ${duplicateOf}`,
    quarantine !== null && labelled('In quarantine, no email was sent', describeSuspicion(quarantine)),
    quarantine !== null && `    If it is genuine: npm run leads -- --restore ${reference}`,
  );
}

/** The derived phone number, below the answer. */
function formatPhone(phone: string | null | undefined): string | undefined {
  return phone === null ? '    no number that can be dialled' : phone && `    to dial: ${phone}`;
}

/** A lead with its metadata and emails. */
export async function formatFullLead(lead: Lead, outbox: Pick<OutboxStore, 'list'>, now: Date): Promise<string> {
  const { id, reference, program, formVersion, noticeVersion, language } = lead;
  const emails = (await outbox.list(outgoingStates)).filter((email) => email.reference === reference);
  return [
    formatLead(lead),
    joinLines(
      program !== '' && labelled('About', program),
      labelled('Language of the form', language),
      labelled('Version of the form', String(formVersion)),
      labelled('Version of the privacy notice', noticeVersion === null ? 'unknown' : String(noticeVersion)),
      labelled('Id', id),
      emails.length > 0 ? '  Emails:' : '  Emails: none',
      ...emails.flatMap((email) => formatEmail(email, now).map((line) => `    ${line}`)),
    ),
    `  Erase it for good: npm run leads -- --erase ${reference}`,
  ].join('\n\n');
}

const soonDays = 30;

/** The labels of rules that follow the row of their form. */
const ruleNotes = { 'not-enrolled': 'if not enrolled', 'guardian-awaited': 'if no parent agreed' } as const;

/** The number of entries of each form that retention would erase now, and within a month. Changes nothing. */
export async function formatExpired(
  reader: Pick<OpenLeadReader, 'subscribers' | 'retention'>,
  rules: readonly RetentionRule[],
  now: Date,
): Promise<string> {
  const { retention } = reader;
  const rows = await Promise.all(
    rules.map(async ({ form, days, only }) => {
      const name = form === newsletterForm.id ? `${form} (not confirmed)` : only ? `  ${ruleNotes[only]}` : form;
      if (days === 0) return row(name, only ? 'as above' : 'for ever', '-', '-');
      const due = await retention.countOlder(form, daysBefore(now, days), only);
      const soon = await retention.countOlder(form, daysBefore(now, Math.max(0, days - soonDays)), only);
      return row(name, pluralize(days, 'day'), String(due), String(soon - due));
    }),
  );
  const doneAt = await retention.jobDoneAt(retentionJob);
  const last = doneAt === null ? 'has never run' : `last ran ${formatIndiaTime(doneAt)}`;
  const { length: unasked } = await findUnaskedSubscribers(reader);
  const unaskedNote = `${pluralize(unasked, 'newsletter address was', 'newsletter addresses were')} never asked to confirm. No address expires before it is asked.
Once SMTP_URL is set: npm run leads -- --ask-to-confirm`;
  return [
    [row('', 'kept for', 'too old', `in ${soonDays} days`), ...rows].join('\n'),
    `Entries that are too old are erased once a day while the site runs. This job ${last}.\nRETENTION_DAYS_... in .env set how long each form is kept (.env.example).`,
    ...(unasked === 0 ? [] : [unaskedNote]),
  ].join('\n\n');
}

const row = (name: string, period: string, due: string, soon: string) =>
  `${name.padEnd(34)}${period.padStart(12)}${due.padStart(10)}${soon.padStart(14)}`;
