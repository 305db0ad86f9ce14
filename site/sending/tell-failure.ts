import type { ShownAnswer } from '#ui/parts/carry-answers.ts';
import { type FailureMessage, showFailure, showLineBack } from '#ui/parts/show-failure.ts';
import { type Failed, failureWords, isLineLost } from './failure-words.ts';
import type { SendWords } from './send-words.ts';

/**
 * Says above the button of a form why it was not sent.
 * @param slipCount how many wrong answers are named at their own fields
 * @param slips leads to each of them, where they stand in view at once
 * @param answers what was typed, for the other ways
 * @param isKept the device keeps it
 */
export function tellFailure(
  form: HTMLFormElement,
  failed: Failed,
  words: SendWords,
  {
    slipCount,
    slips = [],
    answers,
    isKept,
  }: {
    slipCount: number;
    slips?: FailureMessage['slips'];
    answers: readonly ShownAnswer[];
    isKept: boolean;
  },
): void {
  showFailure(form, {
    ...failureWords(failed, words, slipCount),
    slips,
    answers: slipCount > 0 ? undefined : answers,
    isWaiting: isKept && isLineLost(failed),
  });
  // It came back while the answer was awaited.
  if (failed === 'offline' && navigator.onLine) showLineBack(form, words.lineBack);
}
