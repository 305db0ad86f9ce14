import { createHash } from 'node:crypto';

/** What a store keeps of an address to which nothing more goes: the same for every way of typing it, and no address. */
export const addressHash = (address: string): string => hashOf(address.trim().toLowerCase());

/** By this emails to one mailbox are counted, whatever its owner or somebody else writes behind a plus. Nothing is ever sent to it. */
export const mailboxHash = (address: string): string => hashOf(mailboxOf(address));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Under both names, and with dots wherever one likes. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** `Some.One+course@googlemail.com` is `someone@gmail.com`: most mail servers take what stands behind a plus for a label. */
export function mailboxOf(address: string): string {
  const normal = address.trim().toLowerCase();
  const at = normal.lastIndexOf('@');
  const domain = normal.slice(at + 1);
  const local = normal.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
