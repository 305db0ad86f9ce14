import type { Slips } from '#forms/check.ts';
import type { Refused } from '#forms/reply.ts';
import type { Trouble } from '../storage/ports.ts';

/** The words for every refusal that is not about one field. None repeats what was typed. */
const messages = {
  400: 'The form arrived damaged, so nothing was sent. Please reload the page and try again.',
  403: 'The form came from another website, so nothing was sent. Please open this website and send it from here.',
  404: 'There is no such form here, so nothing was sent. Please go to our home page and use the form there.',
  408: 'The form took too long to arrive, so nothing was sent. Please check your connection and try again.',
  413: 'The form is larger than 64 KB, so nothing was sent. Please shorten your text and try again.',
  415: 'The form arrived in a format this website does not read, so nothing was sent. Please send it from the page itself.',
  503: 'Nothing was sent, because we cannot store it at the moment. What you typed is still here: please try again in a few minutes, or write to us by e-mail.',
} as const;

export function refuse(status: keyof typeof messages, typed?: Readonly<Record<string, string>>): Refused {
  return { outcome: 'refused', status, message: messages[status], ...(typed && { typed }) };
}

const damaged =
  'Nothing was sent, because our records have to be repaired first. What you typed is still here: please write to us by e-mail.';

/** A store that somebody has to repair is not there again in a few minutes, like any other. */
export function refuseForStore(reason: Trouble, typed?: Readonly<Record<string, string>>): Refused {
  const refused = refuse(503, typed);
  return reason === 'damaged' ? { ...refused, message: damaged } : refused;
}

const crowded =
  'Nothing was sent, because too many forms are arriving at this moment. Please go back to the form and send it again in a minute.';

/** For a page that would have to wait for too many others: nothing that was typed stands in it, so it is the same for everyone. */
export const refuseCrowded = (): Refused => ({ ...refuse(503), message: crowded });

/** Refuses for what is wrong in the answers themselves; the first slip is said first. */
export function refuseSlips(slips: Slips, typed: Readonly<Record<string, string>>): Refused {
  const messages = Object.fromEntries(slips.map(({ field, message }) => [field, message]));
  return { outcome: 'refused', status: 422, ...slips[0], slips: messages, typed };
}

/** @param reference what the log calls the fault */
export function failed(reference: string, typed?: Readonly<Record<string, string>>): Refused {
  const message = `Something failed on our side, and we cannot tell whether your answers arrived. Please try again: sending twice is recorded once. If it keeps failing, write to us by e-mail and mention ${reference}.`;
  return { outcome: 'refused', status: 500, message, ...(typed && { typed }) };
}
