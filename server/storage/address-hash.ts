import { createHash } from 'node:crypto';

/** The hash that is stored for a suppressed address. Equal for every spelling. */
export const addressHash = (address: string): string => hashOf(address.trim().toLowerCase());

/** The hash by which emails to one mailbox are counted: a plus suffix does not change it. */
export const mailboxHash = (address: string): string => hashOf(mailboxOf(address));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

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
