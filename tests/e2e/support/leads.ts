import type { SpamReason } from '../../../server/intake/spam-check.ts';
import type { Lead } from '../../../server/storage/ports/entries.ts';
import type { SiteServer } from './site-server.ts';
import { expect } from './test.ts';

/**
 * The leads of this visitor, newest first. Fails if one is in quarantine for an unexpected reason, since the staff get no email about it.
 * @param quarantine the expected reason. By default none, or 'too-fast': an automated browser is quicker than a person. A journey that
 *   expects an email waits long enough
 */
export async function leadsOf(
  site: SiteServer,
  { email }: Readonly<Record<string, string>>,
  quarantine?: SpamReason,
): Promise<Lead[]> {
  const leads = (await site.leads()).leads.filter((lead) => lead.answers.email === email);
  const unexpected = leads.filter(({ quarantine: found }) =>
    quarantine === undefined ? found !== null && found !== 'too-fast' : found !== quarantine,
  );
  expect(unexpected).toEqual([]);
  return leads;
}
