/** The normalized form of an email address, for comparisons. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

/** Removes duplicates, ignoring case: `Desk@example.com` and `desk@Example.com` are one mailbox. The first spelling stays. */
export function uniqueAddresses(addresses: readonly string[]): string[] {
  const normal = addresses.map(normalizeEmail);
  return addresses.filter((_, index) => normal.indexOf(normal[index] ?? '') === index);
}
