import type { Settings } from '../../server/config.ts';
import { addresseesOf, planForSubscriber } from '../../server/intake/plan-outgoing.ts';
import type { LeadReader } from '../../server/storage/ports/desk.ts';
import type { Subscriber } from '../../server/storage/ports/entries.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { howMany } from '../../server/words/how-many.ts';
import { ToldWrong } from '../words/told-wrong.ts';
import { noMail, waiting } from './list-letters.ts';

/** Who came while no mail was sent: they wait, and nobody has asked them. What looks like a robot's is asked nothing. */
export const findUnasked = async (reader: Pick<LeadReader, 'subscribers'>): Promise<Subscriber[]> =>
  (await reader.subscribers()).filter(
    ({ state, askedAt, quarantine }) => state === 'pending' && askedAt === null && quarantine === null,
  );

/**
 * Asks each of them once whether the address is theirs.
 * @throws ToldWrong
 */
export async function askToConfirm({ desk }: Pick<Store, 'desk'>, settings: Settings, now: Date): Promise<string> {
  if (settings.mail === null) throw new ToldWrong(`Nobody was asked. ${noMail}`);
  const askedAt = now.toISOString();
  let asked = 0;
  // One at a time: the site goes on taking entries meanwhile.
  for (const { id, email } of await findUnasked(desk)) {
    const letters = planForSubscriber({ email, receivedAt: askedAt, quarantine: null }, addresseesOf(settings));
    if (await desk.ask(id, letters, askedAt)) asked += 1;
  }
  return asked === 0
    ? 'Nobody waits to be asked.'
    : `${howMany(asked, 'address is', 'addresses are')} asked to confirm the newsletter. ${waiting(asked)}`;
}
