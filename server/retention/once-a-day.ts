import { daysBefore } from './days-before.ts';

/** How long one server may take. */
const leaseMs = 60 * 60 * 1000;

/** For `RetentionStore.beginJob`, of work that is done once a day. */
export const onceADay = (begun: Date) => ({
  now: begun.toISOString(),
  dueBefore: daysBefore(begun, 1),
  leaseUntil: new Date(begun.getTime() + leaseMs).toISOString(),
});
