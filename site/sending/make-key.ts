/** An idempotency key of 128 random bits. Not `crypto.randomUUID`, which a page served over plain http does not have. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether something that was kept is a key of ours. */
export const isKey = (kept: unknown): kept is string => typeof kept === 'string' && /^[0-9a-f]{32}$/.test(kept);
