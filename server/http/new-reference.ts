import { randomUUID } from 'node:crypto';

/**
 * What the log calls a request. Short enough to be read out on the telephone. Node draws the bytes of UUIDs in advance: a draw for each
 * request would be a twelfth of the work of sending a page.
 */
export function newReference(): string {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(9, 11);
}
