import type { FieldErrors } from '#forms/check.ts';
import type { LabelledAnswer } from '#ui/components/failure/contact-links.ts';
import { type FailureMessage, showBackOnline, showFailure } from '#ui/components/failure/show-failure.ts';
import type { SendWords } from '../form-words.ts';
import type { Failed } from './post.ts';

/** Whether it failed for want of a connection, as far as a page can know. */
export const isConnectionLost = (failed: Failed): boolean => failed === 'offline' || failed === 'unreachable';

/** What is wrong with each answer, where the answers are at fault. */
export function errorsByField(failed: Failed): FieldErrors {
  if (typeof failed === 'string') return {};
  const { fieldErrors, field, message } = failed;
  return fieldErrors ?? (field ? { [field]: message } : {});
}

/** How many answers are at fault, over the links to them. */
export const errorsTitle = (count: number, { one, many }: SendWords['fieldErrors']): string =>
  count === 1 ? one : many.replace('{count}', String(count));

type FailureWords = Pick<SendWords, 'refused' | 'uncertain' | 'unreachable' | 'offline' | 'tooSlow' | 'fieldErrors'>;

/**
 * What is said of a send that failed.
 * @param errorCount how many wrong answers are named at their own fields, so that the sentences need not be said here again
 */
export function failureWords(failed: Failed, words: FailureWords, errorCount: number): SendWords['refused'] {
  if (typeof failed === 'string') return words[failed];
  if (errorCount > 0) return { title: errorsTitle(errorCount, words.fieldErrors), text: words.fieldErrors.text };
  const { title } = failed.status === 500 ? words.uncertain : words.refused;
  return { title, text: failed.message };
}

interface FailureFacts {
  /** How many wrong answers are named at their own fields. */
  readonly errorCount: number;
  /** Leads to each of them, where they stand in view at once. */
  readonly fieldErrors?: FailureMessage['fieldErrors'];
  /** What was typed, for the other ways. */
  readonly answers: readonly LabelledAnswer[];
  /** The device keeps it. */
  readonly isKept: boolean;
  /** Whether it waits in the outbox; undefined where that cannot be. */
  readonly isAsked?: boolean | undefined;
}

/** Says above the button of a form why it was not sent. */
export function reportFailure(form: HTMLFormElement, failed: Failed, words: SendWords, facts: FailureFacts): void {
  showFailure(form, failureMessage(failed, words, facts));
  // It came back while the answer was awaited.
  if (failed === 'offline' && navigator.onLine && !facts.isAsked) showBackOnline(form, words.backOnline);
}

/** What is said of a send that failed. Wrong answers bring no other ways: they would be as wrong there. */
export const failureMessage = (
  failed: Failed,
  words: FailureWords & Pick<SendWords, 'name'>,
  { errorCount, fieldErrors = [], answers, isKept, isAsked }: FailureFacts,
): FailureMessage => ({
  ...failureWords(failed, words, errorCount),
  fieldErrors,
  carried: errorCount > 0 ? undefined : { name: words.name, answers },
  isWaiting: isKept && isConnectionLost(failed),
  isAsked,
});
