import { needsGuardian } from '#forms/check.ts';
import { forms } from '#forms/index.ts';
import { formatKilobytes } from '../../server/format/format.ts';
import { labelled } from '../../server/format/wrap.ts';
import { normalizeEmail } from '../../server/intake/email-address.ts';
import { describeSuspicion } from '../../server/intake/spam-check.ts';
import type { LeadReader } from '../../server/storage/ports/desk.ts';
import type { Lead } from '../../server/storage/ports/entries.ts';
import type { OutboxStore } from '../../server/storage/ports/outbox.ts';
import { joinLines } from '../command-line/command.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { formatEmail } from './emails.ts';

/**
 * The newest leads, the newest last, next to the prompt; and the newsletter subscribers.
 * @param text a part of a name, an email address, a phone number or a reference; undefined for all
 * @param limit the largest number of leads
 */
export async function formatList(reader: LeadReader, text = '', limit?: number): Promise<string> {
  const filter = text === '' ? {} : { text };
  const leads = await reader.leads(filter, { limit });
  const leadCount = limit === undefined ? leads.length : await reader.countLeads(filter);
  const subscribers = (await reader.subscribers()).filter(({ email }) =>
    normalizeEmail(email).includes(normalizeEmail(text.trim())),
  );
  const quarantined = leads.filter(({ quarantine }) => quarantine !== null).length;
  const counts = joinLines(
    leadCount > leads.length
      ? `Leads: ${leadCount}. The newest ${leads.length} are above. For all of them add --all; --find selects some.`
      : `Leads: ${leadCount}`,
    quarantined > 0 && `In quarantine: ${quarantined} of those above`,
    `Newsletter subscribers: ${subscribers.length}`,
  );
  const addresses = subscribers.map(
    ({ receivedAt, email, state }) => `${formatIndiaTime(receivedAt)}  ${email}  (${state})`,
  );
  return [...leads.map(formatLead).reverse(), counts, ...(addresses.length > 0 ? [addresses.join('\n')] : [])].join(
    '\n\n',
  );
}

/** The lines of a lead in the list. */
function formatLead(lead: Lead): string {
  const { reference, receivedAt, answers, questions, phones, attachments, quarantine, duplicateOf, state } = lead;
  const form = forms.get(lead.form);
  return joinLines(
    `${formatIndiaTime(receivedAt)}  ${lead.form}  ${reference}`,
    ...Object.entries(answers).flatMap(([name, answer]) => [
      labelled(questions[name] ?? name, answer),
      formatPhone(phones[name]),
    ]),
    ...attachments.map(({ field, fileName, byteSize }) =>
      labelled(questions[field] ?? field, `${fileName}, ${formatKilobytes(byteSize)}`),
    ),
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
  );
}

/** The derived phone number, below the answer. */
function formatPhone(phone: string | null | undefined): string | undefined {
  return phone === null ? '    no number that can be dialled' : phone && `    to dial: ${phone}`;
}

/** A lead with its metadata and emails. */
export async function formatFullLead(lead: Lead, outbox: Pick<OutboxStore, 'listOfLead'>, now: Date): Promise<string> {
  const { id, reference, program, formVersion, noticeVersion, language } = lead;
  const emails = await outbox.listOfLead(id);
  return [
    formatLead(lead),
    joinLines(
      program !== '' && labelled('About', program),
      labelled('Language of the form', language),
      labelled('Version of the form', String(formVersion)),
      labelled('Version of the privacy notice', String(noticeVersion)),
      labelled('Id', id),
      emails.length > 0 ? '  Emails:' : '  Emails: none',
      ...emails.flatMap((email) => formatEmail(email, now).map((line) => `    ${line}`)),
    ),
    `  Erase it for good: npm run leads -- --erase ${reference}`,
  ].join('\n\n');
}
