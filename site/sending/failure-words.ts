import type { SlipMessages } from '#forms/check.ts';
import type { Stored } from '#forms/reply.ts';
import type { Outcome } from './read-reply.ts';
import type { SendWords } from './send-words.ts';

/** A send that came to nothing, as far as anyone knows: a no of our server, or one of the ways in which there was no answer. */
export type Failed = Exclude<Outcome, Stored>;

/** Whether it failed for want of a line, as far as a page can know. */
export const isLineLost = (failed: Failed): boolean => failed === 'offline' || failed === 'unreachable';

/** What is wrong with each answer, where the answers are at fault. */
export function refusedSlips(failed: Failed): SlipMessages {
  if (typeof failed === 'string') return {};
  const { slips, field, message } = failed;
  return slips ?? (field ? { [field]: message } : {});
}

/** How many answers are at fault, over the links to them. */
export const slipsTitle = (count: number, { one, many }: SendWords['slips']): string =>
  count === 1 ? one : many.replace('{count}', String(count));

/** The words of a send that failed. */
export type FailureTitles = 'refused' | 'uncertain' | 'unreachable' | 'offline' | 'tooSlow' | 'slips';

/**
 * What is said of a send that failed.
 * @param slipCount how many wrong answers are named at their own fields, so that the sentences need not be said here again
 */
export function failureWords(
  failed: Failed,
  words: Pick<SendWords, FailureTitles>,
  slipCount: number,
): SendWords['refused'] {
  if (typeof failed === 'string') return words[failed];
  if (slipCount > 0) return { title: slipsTitle(slipCount, words.slips), text: words.slips.text };
  const { title } = failed.status === 500 ? words.uncertain : words.refused;
  return { title, text: failed.message };
}
