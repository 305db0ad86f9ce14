import type { LeadReader } from '../../server/storage/ports/desk.ts';
import type { ErasedLead, ErasureCause, Lead } from '../../server/storage/ports/entries.ts';
import { inIndia } from '../words/india-time.ts';
import { ToldWrong } from '../words/told-wrong.ts';

/**
 * Finds a lead by its reference, also as somebody says it on the telephone: in small letters, without the hyphen.
 * @throws ToldWrong, which says of one that was erased when and why
 */
export async function findLead(reader: LeadReader, typed: string): Promise<Lead> {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const spellings = [typed, `${signs.slice(0, 4)}-${signs.slice(4)}`];
  for (const reference of spellings) {
    const [lead] = await reader.leads({ reference });
    if (lead) return lead;
  }
  for (const reference of spellings) {
    const erased = await reader.erased(reference);
    if (erased) throw new ToldWrong(erasedInWords(erased));
  }
  throw new ToldWrong(`No lead has, or ever had, the reference ${JSON.stringify(typed)}: is it misspelt?`);
}

const erasedInWords = ({ reference, form, cause, erasedAt }: ErasedLead) =>
  `${reference} (${form}) was erased ${inIndia(erasedAt)}: ${causes[cause]}. Nothing else is left of it.`;

const causes: Readonly<Record<ErasureCause, string>> = {
  withdrawn: 'its sender withdrew it',
  retention: 'its time was over',
  staff: 'one of the staff did',
};
