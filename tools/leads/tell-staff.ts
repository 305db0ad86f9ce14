import type { Settings } from '../../server/config.ts';
import { addresseesOf, planForLead } from '../../server/intake/plan-outgoing.ts';
import type { LeadFilter } from '../../server/storage/ports/desk.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { howMany } from '../../server/words/how-many.ts';
import { ToldWrong } from '../words/told-wrong.ts';
import { noMail, waiting } from './list-letters.ts';

/**
 * Has the staff told of leads that came while no mail was sent; their senders get nothing that late.
 * @throws ToldWrong
 */
export async function tellStaff(
  { desk }: Pick<Store, 'desk'>,
  filter: LeadFilter,
  settings: Settings,
  now: Date,
): Promise<string> {
  if (settings.mail === null) throw new ToldWrong(`Nobody was told. ${noMail}`);
  const receivedAt = now.toISOString();
  let [told, letters] = [0, 0];
  // One at a time: the site goes on taking entries meanwhile.
  for (const { id, form, answers } of await desk.leads({ ...filter, isUntold: true })) {
    const planned = planForLead({ form, answers, receivedAt, quarantine: null }, addresseesOf(settings));
    const notices = planned.filter(({ kind }) => kind === 'staff-notice');
    if (!(await desk.tellStaff(id, notices))) continue;
    told += 1;
    letters += notices.length;
  }
  return told === 0
    ? 'The staff had a letter of each lead.'
    : `The staff are told of ${howMany(told, 'lead')}. ${waiting(letters)}`;
}
