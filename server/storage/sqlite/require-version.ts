import { CannotStart } from '../../cannot-start.ts';

/** The tables need 3.53; before 3.51.3, two connections of which one empties the journal could damage a store. */
const least = [3, 53, 0] as const;

/**
 * SQLite comes with Node.js.
 * @param version such as '3.53.4'
 * @throws CannotStart if it is too old
 */
export function requireVersion(version: string): void {
  const parts = version.split('.').map(Number);
  const difference = least.map((part, at) => (parts[at] ?? 0) - part).find((each) => each !== 0) ?? 0;
  if (difference >= 0) return;
  throw new CannotStart(
    `Node.js ${process.versions.node} brings SQLite ${version}, and the store needs ${least.join('.')} or newer. Run: npm ci (it brings a newer Node.js), or install Node.js 24.16 or newer.`,
  );
}
