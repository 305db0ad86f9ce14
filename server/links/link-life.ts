import type { LinkPurpose } from '#forms/link.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Days that a link is good for. Whoever can be forgotten has to be able to ask for it for as long as we hold the entry: ten years are
 * longer than any entry is kept unless a setting says so, and a link to one that is gone does nothing. An address that is not
 * confirmed is erased after thirty days.
 */
const lifeDays: Readonly<Record<LinkPurpose, number>> = { withdraw: 3653, confirm: 30, leave: 3653 };

/** @param from when the entry came; of a subscriber who was asked again, when that was */
export const expiryOf = (purpose: LinkPurpose, from: Date) => new Date(from.getTime() + lifeDays[purpose] * dayMs);
