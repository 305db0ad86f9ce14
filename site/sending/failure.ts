import type { SlipMessages } from '#forms/check.ts';
import type { ShownAnswer } from '#ui/parts/carry-answers.ts';
import { type FailureMessage, showFailure, showLineBack } from '#ui/parts/show-failure.ts';
import type { SendWords } from './form-words.ts';
import type { Failed } from './post.ts';

/** Whether it failed for want of a connection, as far as a page can know. */
export const isConnectionLost = (failed: Failed): boolean => failed === 'offline' || failed === 'unreachable';

/** What is wrong with each answer, where the answers are at fault. */
export function fieldErrors(failed: Failed): SlipMessages {
  if (typeof failed === 'string') return {};
  const { slips, field, message } = failed;
  return slips ?? (field ? { [field]: message } : {});
}

/** How many answers are at fault, over the links to them. */
export const errorsTitle = (count: number, { one, many }: SendWords['slips']): string =>
  count === 1 ? one : many.replace('{count}', String(count));

type FailureWords = Pick<SendWords, 'refused' | 'uncertain' | 'unreachable' | 'offline' | 'tooSlow' | 'slips'>;

/**
 * What is said of a send that failed.
 * @param errorCount how many wrong answers are named at their own fields, so that the sentences need not be said here again
 */
export function failureWords(failed: Failed, words: FailureWords, errorCount: number): SendWords['refused'] {
  if (typeof failed === 'string') return words[failed];
  if (errorCount > 0) return { title: errorsTitle(errorCount, words.slips), text: words.slips.text };
  const { title } = failed.status === 500 ? words.uncertain : words.refused;
  return { title, text: failed.message };
}

interface FailureFacts {
  /** How many wrong answers are named at their own fields. */
  readonly errorCount: number;
  /** Leads to each of them, where they stand in view at once. */
  readonly slips?: FailureMessage['slips'];
  /** What was typed, for the other ways. */
  readonly answers: readonly ShownAnswer[];
  /** The device keeps it. */
  readonly isKept: boolean;
  /** Whether it waits in the outbox; undefined where that cannot be. */
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
  words: FailureWords & Pick<SendWords, 'name'>,
  { errorCount, slips = [], answers, isKept, isAsked }: FailureFacts,
): FailureMessage => ({
  ...failureWords(failed, words, errorCount),
  slips,
  carried: errorCount > 0 ? undefined : { name: words.name, answers },
  isWaiting: isKept && isConnectionLost(failed),
  isAsked,
});
