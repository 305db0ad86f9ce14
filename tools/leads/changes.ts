import type { Settings } from '../../server/config/settings.ts';
import { pluralize } from '../../server/format/format.ts';
import { normalizeEmail } from '../../server/intake/email-address.ts';
import { messagesForLead, messagesForSubscriber, recipientsFrom } from '../../server/intake/outgoing-messages.ts';
import { readRecipients } from '../../server/mail/recipients.ts';
import type { LeadReader } from '../../server/storage/ports/desk.ts';
import type { Lead, Subscriber } from '../../server/storage/ports/entries.ts';
import type { OutgoingEntry } from '../../server/storage/ports/outbox.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { joinLines, UsageError } from '../command-line/command.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { noMailNote, waitingNote } from './emails.ts';
import { findLead } from './find-lead.ts';

/** Erases a lead, or everything under an email address. @throws UsageError that lists it, unless it is confirmed */
export async function erase(store: Store, subject: string, isConfirmed: boolean): Promise<string> {
  const { leads, subscribers } = subject.includes('@')
    ? await findByEmail(store, subject)
    : { leads: [await findLead(store.desk, subject)], subscribers: [] };
  const emails = (await Promise.all(leads.map(({ id }) => store.outbox.listOfLead(id)))).flat();
  const description = [
    ...leads.map((lead) => describeLead(lead, emails)),
    ...subscribers.map(({ email, receivedAt }) => `${email}, newsletter, received ${formatIndiaTime(receivedAt)}`),
  ].join('\n');
  if (!isConfirmed) throw new UsageError(`${description}\nNothing is erased yet. To erase it for good, add --yes.`);
  const now = new Date().toISOString();
  for (const { id } of leads) await store.people.eraseLead(id, now, 'staff');
  for (const { id } of subscribers) await store.people.eraseSubscriber(id, now, 'staff');
  const sentNotices = emails.filter(({ kind, attempts }) => kind === 'staff-notice' && attempts > 0);
  const notified = new Set(sentNotices.map(({ recipient }) => recipient));
  return joinLines(
    `Erased: ${description}.`,
    'A note of the erasure stays. It holds no personal data.',
    notified.size > 0 && `It was emailed to ${[...notified].join(', ')}. Delete it there too.`,
    'Earlier copies and backups still hold it.',
  );
}

/** All leads of a person, and the newsletter address. @throws UsageError if there are none */
async function findByEmail({ desk, people }: Store, input: string) {
  const entries = await people.entriesByEmail(normalizeEmail(input.trim()), Number.MAX_SAFE_INTEGER);
  if (entries.length === 0) {
    throw new UsageError(
      `Nothing is stored under ${JSON.stringify(input)}. Answers may hold another spelling: npm run leads -- --find ${JSON.stringify(input)}`,
    );
  }
  const references = entries.flatMap(({ reference }) => reference ?? []);
  const leads = await Promise.all(references.map((reference) => findLead(desk, reference)));
  const subscribers = (await desk.subscribers()).filter(({ id }) => entries.some((entry) => entry.id === id));
  return { leads, subscribers };
}

/** @param allEmails about any lead */
function describeLead({ reference, form, receivedAt, attachments }: Lead, allEmails: readonly OutgoingEntry[]): string {
  const emails = allEmails.filter((email) => email.reference === reference);
  const fileCount = attachments.length > 0 ? `, with ${pluralize(attachments.length, 'file')}` : '';
  const emailCount = emails.length > 0 ? `, with ${pluralize(emails.length, 'email')}` : '';
  return `${reference}, ${form}, received ${formatIndiaTime(receivedAt)}${fileCount}${emailCount}`;
}

/** Queues staff notices about leads that were received while the site sent no email. The senders get no email. @throws UsageError */
export async function notifyStaff({ desk }: Store, settings: Settings, now: Date): Promise<string> {
  if (settings.mail === null) throw new UsageError(`No email was queued. ${noMailNote}`);
  const receivedAt = now.toISOString();
  const recipients = await readRecipients(settings, desk);
  let [leads, emails] = [0, 0];
  // Many short transactions let the site store entries in between.
  for (const { id, form, answers } of await desk.leads({ isStaffUnnotified: true })) {
    const lead = { form, answers, receivedAt, quarantine: null, isMinor: false };
    const messages = messagesForLead(lead, recipients);
    const notices = messages.filter(({ kind }) => kind === 'staff-notice');
    if (!(await desk.notifyStaff(id, notices))) continue;
    leads += 1;
    emails += notices.length;
  }
  return leads === 0
    ? 'The staff have an email about every lead already.'
    : `The staff will get an email about ${pluralize(leads, 'lead')}. ${waitingNote(emails)}`;
}

/** Subscribers who got no confirmation email, because the site sent none at the time. Leaves out those in quarantine. */
export const findUnaskedSubscribers = async (reader: Pick<LeadReader, 'subscribers'>): Promise<Subscriber[]> =>
  (await reader.subscribers()).filter(
    ({ state, askedAt, quarantine }) => state === 'pending' && askedAt === null && quarantine === null,
  );

/** Queues a confirmation email for each subscriber that had none. @throws UsageError */
export async function askToConfirm({ desk }: Pick<Store, 'desk'>, settings: Settings, now: Date): Promise<string> {
  if (settings.mail === null) throw new UsageError(`No email was queued. ${noMailNote}`);
  const askedAt = now.toISOString();
  let asked = 0;
  // Many short transactions let the site store entries in between.
  for (const { id, email } of await findUnaskedSubscribers(desk)) {
    const emails = messagesForSubscriber({ email, receivedAt: askedAt, quarantine: null }, recipientsFrom(settings));
    if (await desk.askToConfirm(id, emails, askedAt)) asked += 1;
  }
  return asked === 0
    ? 'No address waits for a confirmation email.'
    : `${pluralize(asked, 'address', 'addresses')} will be asked to confirm the newsletter. ${waitingNote(asked)}`;
}
