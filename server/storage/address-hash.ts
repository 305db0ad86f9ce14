import { createHash } from 'node:crypto';

/** What a store keeps of an address to which nothing more goes: the same for every way of typing it, and no address. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
