import { createHash, createHmac } from 'node:crypto';
import type { HashAddress } from './ports/outbox.ts';

/**
 * Creates the function that hashes suppressed addresses. The hash is equal for every spelling, and without the secret nobody can compare it
 * with that of a guessed address.
 * @param secret also signs the links
 */
export const hashAddressWith =
  (secret: string): HashAddress =>
  (address) =>
    // The prefix makes it differ from other signatures with this secret.
    createHmac('sha256', secret).update(`suppression, ${address.trim().toLowerCase()}`).digest('hex');

/** Identifies a mailbox, to count its emails. A plus suffix does not change the hash. */
export const mailboxHash = (address: string): string => createHash('sha256').update(mailboxOf(address)).digest('hex');

/** Gmail's domains. Both lead to the same mailbox, and dots in the name do not count. */
const gmailDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Turns `Some.One+course@googlemail.com` into `someone@gmail.com`: most mail servers treat the suffix after a plus as a label. */
export function mailboxOf(address: string): string {
  const normal = address.trim().toLowerCase();
  const at = normal.lastIndexOf('@');
  const domain = normal.slice(at + 1);
  const local = normal.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return gmailDomains.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
