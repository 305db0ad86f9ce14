/** The same address for every way of typing it. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

/** Each once, spelt as it is where it comes first: to mail servers, `Desk@example.com` is the same mailbox as `desk@Example.com`. */
export function uniqueAddresses(addresses: readonly string[]): string[] {
  const normal = addresses.map(normalizeEmail);
  return addresses.filter((_, at) => normal.indexOf(normal[at] ?? '') === at);
}
