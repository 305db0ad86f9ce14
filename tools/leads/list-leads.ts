import { newsletterForm } from '#forms/newsletter.ts';
import type { LeadFilter, LeadReader } from '../../server/storage/ports/desk.ts';
import type { Lead, Subscriber } from '../../server/storage/ports/entries.ts';
import { inIndia } from '../words/india-time.ts';
import { ToldWrong } from '../words/told-wrong.ts';
import { leadInWords } from './lead-in-words.ts';

export interface Found {
  readonly leads: readonly Lead[];
  readonly subscribers: readonly Subscriber[];
}

/**
 * Newsletter addresses are kept as subscribers, everything else as leads.
 * @throws ToldWrong where nothing was ever sent with such a form: a bare nought would read as if nobody had written
 */
export async function findEntries(reader: LeadReader, filter: LeadFilter): Promise<Found> {
  const leads = await reader.leads(filter);
  const subscribers = hasSubscribers(filter) ? (await reader.subscribers()).filter(within(filter)) : [];
  if (filter.form !== undefined && leads.length + subscribers.length === 0) await refuseUnused(reader, filter.form);
  return { leads, subscribers };
}

const hasSubscribers = ({ form, isQuarantined }: LeadFilter) =>
  (form === undefined || form === newsletterForm.id) && isQuarantined !== true;

const within =
  ({ from = '', until }: LeadFilter) =>
  ({ receivedAt }: Subscriber) =>
    receivedAt >= from && (until === undefined || receivedAt < until);

async function refuseUnused(reader: LeadReader, form: string): Promise<void> {
  const [leads, subscribers] = await Promise.all([reader.leads(), reader.subscribers()]);
  const used = new Set([...leads.map((lead) => lead.form), ...subscribers.map(() => newsletterForm.id)]);
  if (used.has(form)) return;
  const names = used.size > 0 ? [...used].sort().join(', ') : 'none';
  throw new ToldWrong(`Nothing was sent with a form ${JSON.stringify(form)}. Forms that were used: ${names}.`);
}

export function listInWords({ leads, subscribers }: Found, filter: LeadFilter): string {
  const addresses = subscribers.map(({ receivedAt, email, state }) => `${inIndia(receivedAt)}  ${email}  (${state})`);
  const quarantined = leads.filter(({ quarantine }) => quarantine !== null).length;
  const counts = [
    `Leads: ${leads.length}`,
    ...(quarantined > 0 && !filter.isQuarantined ? [`In quarantine: ${quarantined} of them`] : []),
    ...(hasSubscribers(filter) ? [`Newsletter subscribers: ${subscribers.length}`] : []),
  ];
  return [...leads.map(leadInWords), counts.join('\n'), ...(addresses.length > 0 ? [addresses.join('\n')] : [])].join(
    '\n\n',
  );
}
