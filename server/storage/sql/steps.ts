import type { Kysely } from 'kysely';

/** One change of the tables. */
export interface Step {
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * The oldest step that a program has to know to work with the tables after this one; its own name if only programs that know it can. One
   * that just adds something (expands) repeats what the step before it says. One that takes away what nobody uses any more (contracts) names the
   * step since when nobody does, and comes a version later.
   */
  readonly least: string;
}

/** By name, such as `0008-outbox-and-quarantine`, in order of it; all names begin with a number of four digits. */
export type Steps = Readonly<Record<string, Step>>;

/**
 * Whether a program of these steps can work with tables that a newer one may have changed.
 * @param least the oldest step that it has to know; its number is enough
 */
export const canWorkWith = (least: string, steps: Steps): boolean => least <= (Object.keys(steps).at(-1) ?? '');
