import type { SpamReason } from '../../../server/intake/spam-check.ts';
import type { Lead } from '../../../server/storage/ports/entries.ts';
import type { SiteServer } from './site-server.ts';
import { expect } from './test.ts';

/**
 * What came of this visitor, newest first.
 * @param quarantine why all of it is in quarantine. Unless a journey is about that, none is: nobody would have been told of it. That a
 *   browser driven by a program was quicker than any person says nothing of the site; a journey that waits for an email stays long enough
 */
export async function leadsOf(
  site: SiteServer,
  { email }: Readonly<Record<string, string>>,
  quarantine?: SpamReason,
): Promise<Lead[]> {
  const leads = (await site.leads()).leads.filter((lead) => lead.answers.email === email);
  const wrongly = leads.filter(({ quarantine: found }) =>
    quarantine === undefined ? found !== null && found !== 'too-fast' : found !== quarantine,
  );
  expect(wrongly).toEqual([]);
  return leads;
}
