import type { Settings } from '../../server/config.ts';
import { addresseesOf, planForLead } from '../../server/intake/plan-outgoing.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { ToldWrong } from '../words/told-wrong.ts';
import { findLead } from './find-lead.ts';
import { noMail, waiting } from './list-letters.ts';

/**
 * Takes a lead out of quarantine: whoever would have been told of it then is told now.
 * @throws ToldWrong
 */
export async function restore({ desk }: Store, typed: string, settings: Settings, now: Date): Promise<string> {
  const lead = await findLead(desk, typed);
  // Counted from now, or letters of one that lay long would be given up at once.
  const planned = { form: lead.form, answers: lead.answers, receivedAt: now.toISOString(), quarantine: null };
  const letters = planForLead(planned, addresseesOf(settings));
  if (!(await desk.restore(lead.id, letters))) throw new ToldWrong(`${lead.reference} is not in quarantine.`);
  return `${lead.reference} is out of quarantine. ${settings.mail === null && letters.length === 0 ? noMail : waiting(letters.length)}`;
}
