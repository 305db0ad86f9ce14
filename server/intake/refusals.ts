import { siteText } from '#content';
import { type FieldErrorList, messagesOf } from '#forms/check.ts';
import type { FormValues } from '#forms/define.ts';
import { crowded, outcomeUnknown, refusals, serverFailed, storeDamaged, tooManyPosts } from '#forms/messages.ts';
import type { Refused } from '#forms/reply.ts';

/** Refuses for what is not about one field. */
export function refuse(status: keyof typeof refusals, typed?: FormValues, message: string = refusals[status]): Refused {
  return { outcome: 'refused', status, message, ...(typed && { typed }) };
}

/** A store that somebody has to repair is not there again in a few minutes, like any other. */
export const refuseDamaged = (typed?: FormValues) => refuse(503, typed, storeDamaged);

/** For a page that would have to wait for too many others: nothing that was typed stands in it, so it is the same for everyone. */
export const refuseCrowded = (): Refused => ({ ...refuse(503, undefined, crowded), isUnread: true });

/**
 * For a network from which too much has come.
 * @param waitS after how many seconds more is taken
 * @param isInPlace the answer is shown beside the form, and not on a page of its own
 */
export function refuseTooMany(waitS: number, isInPlace: boolean): Refused {
  const message = tooManyPosts(waitS)[isInPlace ? 'inPlace' : 'onPage'];
  return { outcome: 'refused', status: 429, message, isUnread: true };
}

/** What can only be answered by an email, where no mail is sent: says what to do instead. */
export const refuseWithoutMail = (typed: FormValues) => refuse(503, typed, siteText.withdrawal.instead);

/** Refuses for what is wrong in the answers themselves; the first field error is said first. */
export function refuseFieldErrors(fieldErrors: FieldErrorList, typed: FormValues): Refused {
  return { outcome: 'refused', status: 422, ...fieldErrors[0], fieldErrors: messagesOf(fieldErrors), typed };
}

/** What was typed may be on disk or not. @param reference what the log calls the fault, if it was one */
export function failed(typed: FormValues | undefined, reference?: string): Refused {
  const message = reference === undefined ? outcomeUnknown : serverFailed(reference);
  return { outcome: 'refused', status: 500, message, ...(typed && { typed }) };
}
