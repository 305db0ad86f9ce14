import { randomBytes } from 'node:crypto';

/** What the log calls a request. Short enough to be read out on the telephone. */
export const newReference = () => randomBytes(5).toString('hex');
