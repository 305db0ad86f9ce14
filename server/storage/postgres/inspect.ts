import { type Kysely, sql } from 'kysely';
import type { StoreFacts } from '../ports/store.ts';
import type { SqlEngine } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import { isAllowed, userOf } from './allow-intake.ts';
import { forVisitors } from './connection.ts';
import { lastStepDone } from './migrate.ts';
import { kyselyOn, openEngine } from './open.ts';

export interface IntakeRights {
  readonly user: string;
  /** Whether it has all that it needs. */
  readonly mayAdd: boolean;
  /** What it should not be able to do, such as `read answers`; nothing where it is as it should be. */
  readonly mayAlso: readonly string[];
}

/**
 * @param url of the user to whom the tables belong
 * @throws CannotStart, without the password
 */
export const factsOf = (url: string): Promise<StoreFacts> =>
  asked(url, async ({ db }) => ({
    engine: `PostgreSQL ${await setting(db, 'server_version')}`,
    schema: await lastStepDone(db),
    unsafe: await unsafeSettings(db),
  }));

/**
 * Signs in as the user by whom visitors add to the store, and changes nothing.
 * @throws CannotStart, without the password
 */
export const rightsOfIntake = (url: string): Promise<IntakeRights> =>
  asked(url, async ({ db }) => {
    const user = await userOf(db);
    if (!(await seesTables(db))) return { user, mayAdd: false, mayAlso: [] };
    const { rows } = await sql<Record<string, boolean>>`
      select ${sql.join(forbidden.map(([what, right]) => sql`${sql.raw(right)} as ${sql.id(what)}`))}
    `.execute(db);
    const mayAlso = forbidden.map(([what]) => what).filter((what) => rows[0]?.[what]);
    return { user, mayAdd: await isAllowed(db, user), mayAlso };
  });

async function asked<T>(url: string, ask: (engine: SqlEngine) => Promise<T>): Promise<T> {
  let answer: T | undefined;
  const engine = await openEngine(url, kyselyOn(url, forVisitors), async (opened) => {
    answer = await ask(opened);
  });
  await engine.db.destroy();
  return answer as T;
}

/** As it is for our connections; empty where an engine does not know it. */
async function setting(db: Kysely<Tables>, name: string): Promise<string> {
  const { rows } = await sql<{ value: string | null }>`select current_setting(${name}, true) as value`.execute(db);
  // Some builds add where they come from.
  return rows[0]?.value?.split(' ')[0] ?? '';
}

async function unsafeSettings(db: Kysely<Tables>): Promise<string[]> {
  const values = await Promise.all(lasting.map(async (name) => [name, await setting(db, name)] as const));
  return values.filter(([, value]) => value === 'off').map(([name]) => name);
}

/** By which what was committed outlives a power cut. */
const lasting = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Where there are none yet, or it may not look into their schema, asking for a right would fail. */
async function seesTables(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('lead') is not null as is`.execute(db);
  return rows[0]?.is ?? false;
}

/** Beyond what the intake needs: what was answered and sent along, and to whom it is told. */
const forbidden = [
  ['read answers', "has_column_privilege('lead', 'answers', 'select')"],
  ['read files', "has_column_privilege('attachment', 'content', 'select')"],
  ['read addresses of the newsletter', "has_column_privilege('subscriber', 'email', 'select')"],
  ['change answers', "has_column_privilege('lead', 'answers', 'update')"],
  ['erase entries', "has_table_privilege('lead', 'delete')"],
] as const;
