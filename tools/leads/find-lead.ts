import type { LeadReader } from '../../server/storage/ports/desk.ts';
import type { Lead } from '../../server/storage/ports/entries.ts';
import { ToldWrong } from '../words/told-wrong.ts';

/**
 * Finds a lead by its reference, also as somebody says it on the telephone: in small letters, without the hyphen.
 * @throws ToldWrong
 */
export async function findLead(reader: LeadReader, typed: string): Promise<Lead> {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  for (const reference of [typed, `${signs.slice(0, 4)}-${signs.slice(4)}`]) {
    const [lead] = await reader.leads({ reference });
    if (lead) return lead;
  }
  throw new ToldWrong(`No lead has the reference ${JSON.stringify(typed)}: it was erased, or is misspelt.`);
}
