import type { Settings } from '../../server/config/settings.ts';
import { pluralize } from '../../server/format/format.ts';
import { messagesForLead, messagesForSubscriber, recipientsFrom } from '../../server/intake/outgoing-messages.ts';
import type { LeadFilter, LeadReader } from '../../server/storage/ports/desk.ts';
import type { Subscriber } from '../../server/storage/ports/entries.ts';
import { outgoingStates } from '../../server/storage/ports/outbox.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { lines, UsageError } from '../command-line/command.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { noMail, waiting } from './emails.ts';
import { findLead } from './entries.ts';

/** Asks a person; undefined where there is none to ask. */
export type Ask = ((question: string) => Promise<string>) | undefined;

interface Target {
  readonly inWords: string;
  /** The addresses whose mailboxes may hold a notice of it. */
  readonly notified: readonly string[];
  erase(now: string): Promise<boolean>;
}

/** Erases a lead, or a subscriber of the newsletter, once somebody has said so. @throws UsageError */
export async function erase(store: Store, subject: string, ask: Ask, isYes: boolean): Promise<string> {
  const { inWords, notified, erase } = subject.includes('@')
    ? await subscriberOf(store, subject)
    : await leadOf(store, subject);
  if (!isYes) {
    if (!ask) throw new UsageError(`Nothing is erased yet: ${inWords}. Where nobody can be asked, add --yes.`);
    const answer = await ask(`${inWords}\nErase it for good? Type yes: `);
    if (answer.trim().toLowerCase() !== 'yes') return 'Nothing was erased.';
  }
  if (!(await erase(new Date().toISOString()))) throw new UsageError('Somebody else has just erased it.');
  return lines(
    `Erased: ${inWords}.`,
    'What stays is a note that it was erased, with nothing of the person.',
    notified.length > 0 && `It was mailed to ${notified.join(', ')}: have it deleted there, too.`,
    'Copies and backups that were made before still have it.',
  );
}

async function leadOf({ desk, outbox, retention }: Store, typed: string): Promise<Target> {
  const lead = await findLead(desk, typed);
  const emails = (await outbox.list(outgoingStates)).filter(({ reference }) => reference === lead.reference);
  const { reference, form, receivedAt, attachments } = lead;
  const mailed = emails.filter(({ kind, attempts }) => kind === 'staff-notice' && attempts > 0);
  const files = attachments.length > 0 ? `, with ${pluralize(attachments.length, 'file')}` : '';
  const sent = emails.length > 0 ? `, with ${pluralize(emails.length, 'email')}` : '';
  return {
    inWords: `${reference}, ${form}, received ${formatIndiaTime(receivedAt)}${files}${sent}`,
    notified: mailed.map(({ recipient }) => recipient),
    erase: (now) => retention.eraseLead(lead.id, 'staff', now),
  };
}

async function subscriberOf({ desk, people }: Store, typed: string): Promise<Target> {
  const same = ({ email }: Subscriber) => email.toLowerCase() === typed.toLowerCase();
  const subscriber = (await desk.subscribers()).find(same);
  if (!subscriber) throw new UsageError(`${JSON.stringify(typed)} is no subscriber of the newsletter.`);
  return {
    inWords: `${subscriber.email}, newsletter, received ${formatIndiaTime(subscriber.receivedAt)}`,
    notified: [],
    erase: async (now) => (await people.eraseSubscriber(subscriber.id, now)) !== null,
  };
}

/** Releases a lead from quarantine and sends the emails that were held back. @throws UsageError */
export async function restore({ desk }: Store, typed: string, settings: Settings, now: Date): Promise<string> {
  const lead = await findLead(desk, typed);
  // Counted from now, or emails of one that lay long would be given up at once.
  const planned = { form: lead.form, answers: lead.answers, receivedAt: now.toISOString(), quarantine: null };
  const emails = messagesForLead(planned, recipientsFrom(settings));
  if (!(await desk.restore(lead.id, emails))) throw new UsageError(`${lead.reference} is not in quarantine.`);
  return `${lead.reference} is out of quarantine. ${settings.mail === null && emails.length === 0 ? noMail : waiting(emails.length)}`;
}

/** Has the staff told of leads that came while no mail was sent; their senders get nothing that late. @throws UsageError */
export async function notifyStaff({ desk }: Store, filter: LeadFilter, settings: Settings, now: Date): Promise<string> {
  if (settings.mail === null) throw new UsageError(`Nobody was told. ${noMail}`);
  const receivedAt = now.toISOString();
  let [told, emails] = [0, 0];
  // One at a time: the site goes on taking entries meanwhile.
  for (const { id, form, answers } of await desk.leads({ ...filter, isStaffUnnotified: true })) {
    const planned = messagesForLead({ form, answers, receivedAt, quarantine: null }, recipientsFrom(settings));
    const notices = planned.filter(({ kind }) => kind === 'staff-notice');
    if (!(await desk.notifyStaff(id, notices))) continue;
    told += 1;
    emails += notices.length;
  }
  return told === 0
    ? 'The staff had an email of each lead.'
    : `The staff are told of ${pluralize(told, 'lead')}. ${waiting(emails)}`;
}

/** Who came while no mail was sent: they wait, and nobody has asked them. What looks like a robot's is asked nothing. */
export const findUnaskedSubscribers = async (reader: Pick<LeadReader, 'subscribers'>): Promise<Subscriber[]> =>
  (await reader.subscribers()).filter(
    ({ state, askedAt, quarantine }) => state === 'pending' && askedAt === null && quarantine === null,
  );

/** Asks each of them once whether the address is theirs. @throws UsageError */
export async function askToConfirm({ desk }: Pick<Store, 'desk'>, settings: Settings, now: Date): Promise<string> {
  if (settings.mail === null) throw new UsageError(`Nobody was asked. ${noMail}`);
  const askedAt = now.toISOString();
  let asked = 0;
  // One at a time: the site goes on taking entries meanwhile.
  for (const { id, email } of await findUnaskedSubscribers(desk)) {
    const emails = messagesForSubscriber({ email, receivedAt: askedAt, quarantine: null }, recipientsFrom(settings));
    if (await desk.ask(id, emails, askedAt)) asked += 1;
  }
  return asked === 0
    ? 'Nobody waits to be asked.'
    : `${pluralize(asked, 'address is', 'addresses are')} asked to confirm the newsletter. ${waiting(asked)}`;
}
