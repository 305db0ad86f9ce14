import type { LeadReader } from '../../server/storage/ports/desk.ts';
import type { ErasureCause, Lead } from '../../server/storage/ports/entries.ts';
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
    if (erased)
      throw new UsageError(
        `${reference} (${erased.form}) was erased ${formatIndiaTime(erased.erasedAt)}: ${causes[erased.cause]}. Nothing else is left of it.`,
      );
  }
  throw new UsageError(
    `No lead has, or ever had, the reference ${JSON.stringify(input)}. To search names, email addresses and phone numbers: npm run leads -- --find ${JSON.stringify(input)}`,
  );
}

const causes: Readonly<Record<ErasureCause, string>> = {
  withdrawn: 'its sender withdrew it',
  retention: 'its retention period ended',
  staff: 'the staff erased it',
};
