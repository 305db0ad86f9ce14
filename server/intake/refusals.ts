import type { Slips } from '#forms/check.ts';
import { refusals, serverFailed, storeDamaged } from '#forms/messages.ts';
import type { Refused } from '#forms/reply.ts';
import type { Trouble } from '../storage/ports.ts';

/** Refuses for what is not about one field. */
export function refuse(status: keyof typeof refusals, typed?: Readonly<Record<string, string>>): Refused {
  return { outcome: 'refused', status, message: refusals[status], ...(typed && { typed }) };
}

/** A store that somebody has to repair is not there again in a few minutes, like any other. */
export function refuseForStore(reason: Trouble, typed?: Readonly<Record<string, string>>): Refused {
  const refused = refuse(503, typed);
  return reason === 'damaged' ? { ...refused, message: storeDamaged } : refused;
}

/** Refuses for what is wrong in the answers themselves; the first slip is said first. */
export function refuseSlips(slips: Slips, typed: Readonly<Record<string, string>>): Refused {
  const messages = Object.fromEntries(slips.map(({ field, message }) => [field, message]));
  return { outcome: 'refused', status: 422, ...slips[0], slips: messages, typed };
}

/** @param reference what the log calls the fault */
export function failed(reference: string, typed?: Readonly<Record<string, string>>): Refused {
  return { outcome: 'refused', status: 500, message: serverFailed(reference), ...(typed && { typed }) };
}
