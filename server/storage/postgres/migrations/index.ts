import type { Kysely } from 'kysely';
import { up as store } from './0001-store.ts';
import { up as mailboxesAndUntold } from './0002-mailboxes-and-untold.ts';

export interface Step {
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * The oldest step that a program has to know to work with the tables after this one; its own name if only programs that know it can. One
   * that just adds something (expands) repeats what the step before it says. One that takes away what nobody uses any more (contracts) names the
   * step since when nobody does, and comes a version later.
   */
  readonly least: string;
}

/** Every step from an empty database to today's tables, in order of name. A step that has shipped is never changed. */
export const migrations: Readonly<Record<string, Step>> = {
  '0001-store': { up: store, least: '0001-store' },
  '0002-mailboxes-and-untold': { up: mailboxesAndUntold, least: '0001-store' },
};
