import { everyHour } from '../every-hour.ts';
import { describeFault } from '../log.ts';
import { type QuarantineParts, tellOfQuarantine } from './tell-of-quarantine.ts';

/**
 * Tells of quarantine once a day, from now on.
 * @returns to be called before the store is closed; resolves once nothing is under way
 */
export const startTellingOfQuarantine = (parts: QuarantineParts): (() => Promise<void>) =>
  everyHour(
    () => tellOfQuarantine(parts),
    (error) => parts.log({ level: 'error', event: 'quarantine-not-told', ...describeFault(error) }),
  );
