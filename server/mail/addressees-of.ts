import type { Settings } from '../config.ts';
import type { Addressees } from '../intake/plan-outgoing.ts';
import { readSender } from './read-sender.ts';

/** Who is told of what comes in, by the settings. */
export function addresseesOf({ mail, webhook }: Pick<Settings, 'mail' | 'webhook'>): Addressees {
  const domain = mail ? readSender(mail.from).address.split('@').at(-1) : undefined;
  return { staff: mail?.staff ?? null, messageDomain: domain ?? 'localhost', hasWebhook: webhook !== null };
}
