import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers } from '#forms/check.ts';
import type { Reply } from '#forms/reply.ts';
import type { IntakeStore } from '../storage/ports/intake.ts';
import type { Watch } from './intake.ts';
import { type Addressees, planForWithdrawalLinks } from './plan-outgoing.ts';
import { refuseWithoutMail } from './refusals.ts';

/** Many times what it takes to keep a letter, and not long for whoever waits. */
const answerMs = 500;

export interface WithdrawalRequest {
  readonly answers: Answers;
  readonly receivedAt: Date;
  /** A robot has nothing sent to anybody, and is not told. */
  readonly isQuarantined: boolean;
}

/**
 * Has the links to withdraw sent to whoever owns an address. Whether anything is stored under it shows neither in the answer nor in how
 * long it takes: nobody can ask who has written to us.
 * @throws StoreUnavailable, OutcomeUnknown
 */
export async function sendWithdrawalLinks(
  store: Pick<IntakeStore, 'addWithdrawal'>,
  { answers, receivedAt, isQuarantined }: WithdrawalRequest,
  addressees: Addressees,
  watch: Pick<Watch, 'onWithoutMail'>,
): Promise<Reply> {
  const letter = planForWithdrawalLinks(answers.email ?? '', receivedAt.toISOString(), addressees);
  if (letter === null) {
    watch.onWithoutMail();
    return refuseWithoutMail(answers);
  }
  await Promise.all([sleep(answerMs), isQuarantined || store.addWithdrawal(letter)]);
  return { outcome: 'stored', status: 200 };
}
