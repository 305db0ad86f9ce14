import { data } from 'react-router';
import type { Lead } from '#server/storage/ports/entries.ts';
import type { Args, DeskContext } from '../context.ts';

/** The lead in the address. @throws Response 404 */
export async function findLead({ store }: DeskContext, { params }: Args): Promise<Lead> {
  const [lead] = await store.desk.leads({ reference: params.reference ?? '' });
  if (!lead) throw data('', { status: 404 });
  return lead;
}
