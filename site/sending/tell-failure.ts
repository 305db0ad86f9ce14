import type { ShownAnswer } from '#ui/parts/carry-answers.ts';
import { type FailureMessage, showFailure, showLineBack } from '#ui/parts/show-failure.ts';
import { type Failed, type FailureTitles, failureWords, isLineLost } from './failure-words.ts';
import type { SendWords } from './send-words.ts';

interface FailureFacts {
  /** How many wrong answers are named at their own fields. */
  readonly slipCount: number;
  /** Leads to each of them, where they stand in view at once. */
  readonly slips?: FailureMessage['slips'];
  /** What was typed, for the other ways. */
  readonly answers: readonly ShownAnswer[];
  /** The device keeps it. */
  readonly isKept: boolean;
  /** Whether it goes by itself once there is a line; undefined where that cannot be. */
  readonly isAsked?: boolean | undefined;
}

/** Says above the button of a form why it was not sent. */
export function tellFailure(form: HTMLFormElement, failed: Failed, words: SendWords, facts: FailureFacts): void {
  showFailure(form, failureMessage(failed, words, facts));
  // It came back while the answer was awaited.
  if (failed === 'offline' && navigator.onLine && !facts.isAsked) showLineBack(form, words.lineBack);
}

/** What is said of a send that failed. Wrong answers bring no other ways: they would be as wrong there. */
export const failureMessage = (
  failed: Failed,
  words: Pick<SendWords, 'name' | FailureTitles>,
  { slipCount, slips = [], answers, isKept, isAsked }: FailureFacts,
): FailureMessage => ({
  ...failureWords(failed, words, slipCount),
  slips,
  carried: slipCount > 0 ? undefined : { name: words.name, answers },
  isWaiting: isKept && isLineLost(failed),
  isAsked,
});
