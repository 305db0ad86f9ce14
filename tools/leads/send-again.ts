import type { Settings } from '../../server/config.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { ToldWrong } from '../words/told-wrong.ts';
import { noMail } from './list-letters.ts';

/** @throws ToldWrong */
export async function sendAgain({ outbox }: Store, id: string, settings: Settings, now: Date): Promise<string> {
  if (!(await outbox.sendAgain(id, now.toISOString()))) {
    throw new ToldWrong(
      `No letter ${JSON.stringify(id)} waits or is done: it was forgotten, or is being sent right now. npm run leads -- --letters --all lists them.`,
    );
  }
  return `It is sent again as soon as the site runs.${settings.mail === null ? ` ${noMail}` : ''}`;
}
