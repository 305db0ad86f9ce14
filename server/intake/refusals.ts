import { siteText } from '#content';
import { type FieldErrorList, messagesOf } from '#forms/check.ts';
import type { FormValues } from '#forms/define.ts';
import { outcomeUnknown, refusals, serverBusy, serverFailed, storeDamaged, tooManyPosts } from '#forms/messages.ts';
import type { Refused } from '#forms/reply.ts';

/** A refusal that is not about a single field. */
export function refuse(
  status: keyof typeof refusals,
  values?: FormValues,
  message: string = refusals[status],
): Refused {
  return { outcome: 'refused', status, message, ...(values && { values }) };
}

/** An operator must repair a damaged store, so this message does not suggest trying again soon. */
export const refuseDamaged = (values?: FormValues) => refuse(503, values, storeDamaged);

/** For a full render queue. It contains no answers, so one cached page serves everyone. */
export const refuseBusy = (): Refused => ({ ...refuse(503, undefined, serverBusy), isUnread: true });

/**
 * For a network over its rate limit.
 * @param waitS seconds until the next post is accepted
 * @param isInPlace whether the message is shown next to the form and not on a separate page
 */
export function refuseTooMany(waitS: number, isInPlace: boolean): Refused {
  const message = tooManyPosts(waitS)[isInPlace ? 'inPlace' : 'onPage'];
  return { outcome: 'refused', status: 429, message, isUnread: true };
}

/** For a form that needs an email while mail is disabled. The message says what to do instead. */
export const refuseWithoutMail = (values: FormValues) => refuse(503, values, siteText.withdrawal.emailUnavailable);

/** The refusal of invalid answers. Its message is that of the first invalid field. */
export function refuseFieldErrors(fieldErrors: FieldErrorList, values: FormValues): Refused {
  return { outcome: 'refused', status: 422, ...fieldErrors[0], fieldErrors: messagesOf(fieldErrors), values };
}

/** It is unknown whether the entry was stored. @param reference of the error in the log, if there was one */
export function refuseAfterError(values: FormValues | undefined, reference?: string): Refused {
  const message = reference === undefined ? outcomeUnknown : serverFailed(reference);
  return { outcome: 'refused', status: 500, message, ...(values && { values }) };
}
