import { createHash } from 'node:crypto';

/** What the store knows an address by to which nothing more goes. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
