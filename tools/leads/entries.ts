import { formIds } from '#forms/form-ids.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import { normalizeEmail } from '../../server/intake/email-address.ts';
import type { LeadFilter, LeadReader } from '../../server/storage/ports/desk.ts';
import type { ErasedLead, ErasureCause, Lead, Subscriber } from '../../server/storage/ports/entries.ts';
import { UsageError } from '../command-line/command.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';

/**
 * Finds a lead by its reference, even in lower case or without the hyphen, as a person may type it after a call.
 * @throws UsageError. For an erased lead, the message states when and why it was erased
 */
export async function findLead(reader: LeadReader, input: string): Promise<Lead> {
  const characters = input.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const spellings = [input, `${characters.slice(0, 4)}-${characters.slice(4)}`];
  for (const reference of spellings) {
    const [lead] = await reader.leads({ reference });
    if (lead) return lead;
  }
  for (const reference of spellings) {
    const erased = await reader.erased(reference);
    if (erased) throw new UsageError(describeErasure(erased));
  }
  throw new UsageError(
    `No lead has, or ever had, the reference ${JSON.stringify(input)}. To search names, email addresses and phone numbers: npm run leads -- --find ${JSON.stringify(input)}`,
  );
}

const describeErasure = ({ reference, form, cause, erasedAt }: ErasedLead) =>
  `${reference} (${form}) was erased ${formatIndiaTime(erasedAt)}: ${causes[cause]}. Nothing else is left of it.`;

const causes: Readonly<Record<ErasureCause, string>> = {
  withdrawn: 'its sender withdrew it',
  retention: 'its retention period ended',
  staff: 'the staff erased it',
};

export interface FoundEntries {
  /** Newest first. */
  readonly leads: readonly Lead[];
  /** The number of leads that the filter selects; `leads` may be the newest of them. */
  readonly leadCount: number;
  readonly subscribers: readonly Subscriber[];
}

/**
 * Finds the leads and subscribers that a filter selects.
 * @param limit the largest number of leads
 * @throws UsageError if the form is unknown and no entry names it, because a count of 0 would hide a typing error
 */
export async function findEntries(reader: LeadReader, filter: LeadFilter, limit?: number): Promise<FoundEntries> {
  const leads = await reader.leads(filter, { limit });
  const leadCount = limit === undefined ? leads.length : await reader.countLeads(filter);
  const subscribers = hasSubscribers(filter) ? (await reader.subscribers()).filter(isSelected(filter)) : [];
  if (filter.form !== undefined && leads.length + subscribers.length === 0) await requireForm(reader, filter.form);
  return { leads, leadCount, subscribers };
}

export const hasSubscribers = ({ form, isQuarantined }: LeadFilter) =>
  (form === undefined || form === newsletterForm.id) && isQuarantined !== true;

const isSelected =
  ({ from = '', until, text = '' }: LeadFilter) =>
  ({ receivedAt, email }: Subscriber) =>
    receivedAt >= from &&
    (until === undefined || receivedAt < until) &&
    normalizeEmail(email).includes(normalizeEmail(text.trim()));

/** Accepts a form that the site no longer has, if it still has entries. @throws UsageError */
async function requireForm(reader: LeadReader, form: string): Promise<void> {
  const forms = new Set<string>([...formIds, ...(await reader.leads()).map((lead) => lead.form)]);
  if (forms.has(form)) return;
  throw new UsageError(`There is no form ${JSON.stringify(form)}. Forms are: ${[...forms].sort().join(', ')}.`);
}
