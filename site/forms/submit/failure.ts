import type { FieldErrors } from '#forms/check.ts';
import type { FormMessages } from '#forms/messages.ts';
import type { LabelledAnswer } from '#ui/components/failure/contact-links.ts';
import { type FailureMessage, showBackOnline, showFailure } from '#ui/components/failure/show-failure.ts';
import type { SendWords } from '../form-words.ts';
import type { Failed } from './post.ts';

/** Whether the connection failed, as far as a page can know. */
export const isConnectionLost = (failed: Failed): boolean => failed === 'offline' || failed === 'unreachable';

/** The error message of each invalid field, by field name. */
export const errorsByField = (failed: Failed): FieldErrors =>
  typeof failed === 'string' ? {} : (failed.fieldErrors ?? {});

/** The text with the number of fields, such as the title above the links to the invalid ones. */
export const countText = (count: number, { one, many }: Omit<SendWords['fieldErrors'], 'text'>): string =>
  count === 1 ? one : many.replace('{count}', String(count));

/**
 * The title and text of a failure.
 * @param errorCount number of errors shown at their fields; their sentences are not repeated here
 */
export function failureWords(failed: Failed, words: FormMessages['send'], errorCount: number): SendWords['refused'] {
  if (typeof failed === 'string') return words[failed];
  if (errorCount > 0) return { title: countText(errorCount, words.fieldErrors), text: words.fieldErrors.text };
  const { title } = failed.status === 500 ? words.uncertain : words.refused;
  return { title, text: failed.message };
}

interface FailureFacts extends Pick<FailureMessage, 'fieldErrors' | 'isQueued'> {
  /** Number of errors shown at their fields. */
  readonly errorCount: number;
  /** The answers, for the links to email and WhatsApp. */
  readonly answers: readonly LabelledAnswer[];
  /** Whether the answers are stored on the device. */
  readonly isSaved: boolean;
}

/** Shows above the submit button why the form was not sent. */
export function reportFailure(form: HTMLFormElement, failed: Failed, words: SendWords, facts: FailureFacts): void {
  showFailure(form, failureMessage(failed, words, facts));
  // The connection came back during the request.
  if (failed === 'offline' && navigator.onLine && !facts.isQueued) showBackOnline(form, words.backOnline);
}

/** The message of a failed submission. Invalid answers are not offered to email or WhatsApp: they would be wrong there too. */
export const failureMessage = (
  failed: Failed,
  words: FormMessages['send'] & Pick<SendWords, 'name'>,
  { errorCount, fieldErrors = [], answers, isSaved, isQueued }: FailureFacts,
): FailureMessage => ({
  ...failureWords(failed, words, errorCount),
  fieldErrors,
  answersToShare: errorCount > 0 ? undefined : { name: words.name, answers },
  isWaiting: isSaved && isConnectionLost(failed),
  isQueued,
});
