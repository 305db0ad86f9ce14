import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '#forms/reply.ts';
import type { IntakeStore } from '../storage/ports/intake.ts';
import { messageWithWithdrawalLinks, type Recipients } from './outgoing-messages.ts';
import { refusalsIn } from './refusals.ts';
import type { Entry } from './store-entry.ts';

/** The minimum response time. Storing an email takes a fraction of it. */
const minResponseMs = 500;

/**
 * Queues the email with the withdrawal links of an address. A suspected robot gets the same reply and no email. Neither the reply nor its
 * timing shows whether the address has entries.
 * @throws StoreUnavailable, OutcomeUnknown
 */
export async function sendWithdrawalLinks(
  store: Pick<IntakeStore, 'queueWithdrawalLinks'>,
  { form, answers, receivedAt, quarantine }: Pick<Entry, 'form' | 'answers' | 'receivedAt' | 'quarantine'>,
  recipients: Recipients,
): Promise<Reply> {
  const email = messageWithWithdrawalLinks(answers.email ?? '', receivedAt.toISOString(), recipients);
  if (email === null) return refusalsIn(form.language).refuseWithoutMail(answers);
  await Promise.all([sleep(minResponseMs), quarantine || store.queueWithdrawalLinks(email)]);
  return { outcome: 'stored', status: 200 };
}
