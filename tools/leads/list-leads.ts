import { formIds } from '#forms/form-ids.ts';
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
 * @throws ToldWrong where there is no such form, and never was: a bare nought would read as if nobody had written
 */
export async function findEntries(reader: LeadReader, filter: LeadFilter): Promise<Found> {
  const leads = await reader.leads(filter);
  const subscribers = hasSubscribers(filter) ? (await reader.subscribers()).filter(within(filter)) : [];
  if (filter.form !== undefined && leads.length + subscribers.length === 0) await requireForm(reader, filter.form);
  return { leads, subscribers };
}

const hasSubscribers = ({ form, isQuarantined }: LeadFilter) =>
  (form === undefined || form === newsletterForm.id) && isQuarantined !== true;

const within =
  ({ from = '', until }: LeadFilter) =>
  ({ receivedAt }: Subscriber) =>
    receivedAt >= from && (until === undefined || receivedAt < until);

/** One that was taken off the site may still have entries. */
async function requireForm(reader: LeadReader, form: string): Promise<void> {
  const known = new Set<string>([...formIds, ...(await reader.leads()).map((lead) => lead.form)]);
  if (known.has(form)) return;
  throw new ToldWrong(`There is no form ${JSON.stringify(form)}. Forms are: ${[...known].sort().join(', ')}.`);
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
