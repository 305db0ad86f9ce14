import type { Suspicion } from '../../../server/intake/suspicion.ts';
import type { Lead } from '../../../server/storage/ports/entries.ts';
import type { SiteServer } from './site-server.ts';
import { expect } from './test.ts';

/**
 * What came of this visitor, newest first.
 * @param quarantine why all of it is in quarantine. Unless a journey is about that, none is: nobody would have been told of it
 */
export async function leadsOf(
  site: SiteServer,
  { email }: Readonly<Record<string, string>>,
  quarantine: Suspicion | null = null,
): Promise<Lead[]> {
  const leads = (await site.leads()).leads.filter((lead) => lead.answers.email === email);
  expect(leads.map((lead) => lead.quarantine)).toEqual(leads.map(() => quarantine));
  return leads;
}
