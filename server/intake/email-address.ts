/** The normalized form of an email address, for comparisons. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

/** Removes duplicates, ignoring case: `Desk@example.com` and `desk@Example.com` are one mailbox. The first spelling stays. */
export function uniqueAddresses(addresses: readonly string[]): string[] {
  const normal = addresses.map(normalizeEmail);
  return addresses.filter((_, index) => normal.indexOf(normal[index] ?? '') === index);
}

/**
 * Whether an email may be sent to an address from a form. Forms accept and store more addresses. But an email to this machine or its
 * network could do harm, and so could an address that some mail servers relay or pass to a program.
 */
export function isMailable(address: string): boolean {
  const [, local = '', domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(address) ?? [];
  // A domain has a dot and no number at its end, so it is neither `localhost` nor an IP address.
  return (
    /^[^-%|/!"`][^%|/!"`]*$/.test(local) && /^([\p{L}\p{M}\p{N}-]+\.)+([\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu.test(domain)
  );
}
