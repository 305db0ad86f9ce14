import { contentIn } from '#content';
import type { FieldErrors } from '#forms/check.ts';
import type { FormValues } from '#forms/define.ts';
import { type FormMessages, fillMessage } from '#forms/messages.ts';
import type { Refused } from '#forms/reply.ts';

type RefusedStatus = 400 | 403 | 404 | 408 | 413 | 415 | 503;

/** The refusals of posts, with their messages in one language. */
export function refusalsIn(language: string) {
  const { formMessages: messages, siteText } = contentIn(language);

  /** A refusal that is not about a single field. */
  const refuse = (
    status: RefusedStatus,
    values?: FormValues,
    message: string = messages.refusals[status],
  ): Refused => ({ outcome: 'refused', status, message, ...(values && { values }) });

  return {
    refuse,
    /** An operator must repair a damaged store, so this message does not suggest trying again soon. */
    refuseDamaged: (values?: FormValues) => refuse(503, values, messages.storeDamaged),
    /** For a full render queue. It contains no answers, so one cached page serves everyone. */
    refuseBusy: (): Refused => ({ ...refuse(503, undefined, messages.serverBusy), isUnread: true }),
    /**
     * For a network over its rate limit.
     * @param waitS seconds until the next post is accepted
     * @param isInPlace whether the message is shown next to the form and not on a separate page
     */
    refuseTooMany(waitS: number, isInPlace: boolean): Refused {
      const { tooManyPosts } = messages;
      const message = fillMessage(isInPlace ? tooManyPosts.inPlace : tooManyPosts.onPage, {
        when: formatWait(waitS, tooManyPosts),
      });
      return { outcome: 'refused', status: 429, message, isUnread: true };
    },
    /** For a form that needs an email while mail is disabled. The message says what to do instead. */
    refuseWithoutMail: (values: FormValues) => refuse(503, values, siteText.withdrawal.emailUnavailable),
    /** It is unknown whether the entry was stored. @param reference of the error in the log, if there was one */
    refuseAfterError(values: FormValues | undefined, reference?: string): Refused {
      const message =
        reference === undefined ? messages.outcomeUnknown : fillMessage(messages.serverFailed, { reference });
      return { outcome: 'refused', status: 500, message, ...(values && { values }) };
    },
  };
}

export type Refusals = ReturnType<typeof refusalsIn>;

function formatWait(waitS: number, { minute, minutes, hours }: FormMessages['tooManyPosts']): string {
  const count = Math.ceil(waitS / 60);
  if (count <= 1) return minute;
  return count <= 60 ? fillMessage(minutes, { count }) : fillMessage(hours, { count: Math.ceil(count / 60) });
}

/** The refusal of invalid answers. Its message is that of the first invalid field. */
export function refuseFieldErrors(fieldErrors: FieldErrors, values: FormValues): Refused {
  const [message = ''] = Object.values(fieldErrors);
  return { outcome: 'refused', status: 422, message, fieldErrors, values };
}
