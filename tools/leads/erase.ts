import type { Lead, Subscriber } from '../../server/storage/ports/entries.ts';
import { outgoingStates } from '../../server/storage/ports/outbox.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { howMany } from '../../server/words/how-many.ts';
import { inIndia } from '../words/india-time.ts';
import { ToldWrong } from '../words/told-wrong.ts';
import { findLead } from './find-lead.ts';

/** Asks a person; undefined where there is none to ask. */
export type Ask = ((question: string) => Promise<string>) | undefined;

interface Target {
  readonly inWords: string;
  /** The addresses whose mailboxes may hold a notice of it. */
  readonly notified: readonly string[];
  erase(now: string): Promise<boolean>;
}

/**
 * Erases a lead, or a subscriber of the newsletter, once somebody has said so.
 * @throws ToldWrong
 */
export async function erase(store: Store, subject: string, ask: Ask, isYes: boolean): Promise<string> {
  const { inWords, notified, erase } = subject.includes('@')
    ? await subscriberOf(store, subject)
    : await leadOf(store, subject);
  if (!isYes) {
    if (!ask) throw new ToldWrong(`Nothing is erased yet: ${inWords}. Where nobody can be asked, add --yes.`);
    const answer = await ask(`${inWords}\nErase it for good? Type yes: `);
    if (answer.trim().toLowerCase() !== 'yes') return 'Nothing was erased.';
  }
  if (!(await erase(new Date().toISOString()))) throw new ToldWrong('Somebody else has just erased it.');
  return [
    `Erased: ${inWords}.`,
    'What stays is a note that it was erased, with nothing of the person.',
    ...(notified.length > 0 ? [`It was mailed to ${notified.join(', ')}: have it deleted there, too.`] : []),
    'Copies and backups that were made before still have it.',
  ].join('\n');
}

async function leadOf({ desk, outbox, retention }: Store, typed: string): Promise<Target> {
  const lead = await findLead(desk, typed);
  const letters = (await outbox.list(outgoingStates)).filter(({ reference }) => reference === lead.reference);
  return {
    inWords: leadInShort(lead, letters.length),
    notified: letters
      .filter(({ kind, attempts }) => kind === 'staff-notice' && attempts > 0)
      .map((each) => each.recipient),
    erase: (now) => retention.eraseLead(lead.id, 'staff', now),
  };
}

const leadInShort = ({ reference, form, receivedAt, attachments }: Lead, letters: number) =>
  [
    `${reference}, ${form}, received ${inIndia(receivedAt)}`,
    ...(attachments.length > 0 ? [`with ${howMany(attachments.length, 'file')}`] : []),
    ...(letters > 0 ? [`with ${howMany(letters, 'letter')}`] : []),
  ].join(', ');

async function subscriberOf({ desk, people }: Store, typed: string): Promise<Target> {
  const same = ({ email }: Subscriber) => email.toLowerCase() === typed.toLowerCase();
  const subscriber = (await desk.subscribers()).find(same);
  if (!subscriber) throw new ToldWrong(`${JSON.stringify(typed)} is no subscriber of the newsletter.`);
  return {
    inWords: `${subscriber.email}, newsletter, received ${inIndia(subscriber.receivedAt)}`,
    notified: [],
    erase: async (now) => (await people.eraseSubscriber(subscriber.id, now)) !== null,
  };
}
