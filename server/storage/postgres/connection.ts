import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { describeDatabase } from './describe-database.ts';

/** How many connections one program opens at most: a server takes hundreds of entries a second through so many, and PostgreSQL has 100. */
const maxConnections = 10;

/** In ms; 0: no limit. */
type Limits = typeof visitorTimeouts;

/** Whoever waits is a visitor. */
export const visitorTimeouts = {
  /** For a connection: for one of the pool to become free, or for a new one. */
  connectionTimeoutMillis: 5000,
  /** For a row that another transaction holds. */
  lock_timeout: 4000,
  statement_timeout: 10_000,
  /** A program that stands still lets go of what it holds. */
  idle_in_transaction_session_timeout: 10_000,
  /** For any answer at all: longer than the server itself takes to give up, so it is the line that is dead. */
  query_timeout: 15_000,
};

/** An index of a large table takes its time. But a step that waits for a lock has all others wait behind it: it gives up, and comes again. */
export const migrationTimeouts: Limits = { ...visitorTimeouts, statement_timeout: 0, query_timeout: 0 };

/** Nobody waits for who copies a whole store. It waits for the other side, and for what one that was killed still holds. */
export const copyTimeouts: Limits = {
  ...migrationTimeouts,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 0,
};

/** As which the database lists whoever works with a store: the name of its schema follows after a full stop, as soon as it is known. */
export const programName = 'website';

/** PostgreSQL's numbers of types. */
const types: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8: counts
  114: String, // json: taken apart where it is read, on every engine alike
};

/** What the server or the line to it said. Its own errors quote the values they are about: nothing is kept of them but this. */
export class PostgresError extends Error {
  override name = 'PostgresError';
  /** SQLSTATE, what Node.js calls the trouble, or none. */
  readonly code: string | undefined;
  /** The connection is gone: whether what was asked last was done, nobody knows. */
  readonly isLost: boolean;

  constructor({ code, isLost }: Pick<PostgresError, 'code' | 'isLost'>) {
    super(`PostgreSQL: ${code ?? 'the connection was lost'}`);
    this.code = code;
    this.isLost = isLost;
  }
}

/** Nobody gave a connection back in time. Not SQLSTATE's. */
export const poolExhausted = 'NONE_FREE';

/** What the server says when it ends a connection: classes and codes of SQLSTATE. */
const ends = /^(08|57P0|25P0[34])/;

function plain(error: unknown): PostgresError {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return new PostgresError({ code, isLost: !(error instanceof pg.DatabaseError) || ends.test(code ?? '') });
}

/**
 * Connections to one database, opened when they are needed. The only file that imports pg.
 * @param url a setting, with its password; to another machine the line is encrypted and its certificate checked, unless it says otherwise
 * @param name as which the database lists them, before the full stop
 */
export function createPool(url: string, limits: Limits = visitorTimeouts, name = programName): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    ssl: !describeDatabase(url).isLocal,
    application_name: name,
    max: maxConnections,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') => types[id] ?? pg.types.getTypeParser(id, format),
    },
    onConnect: async (client) => void (await client.query(setUp)),
    ...limits,
  });
  // A connection that ends while nobody waits for its answer is an event of its own, and would end the program.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        // Of all of pg's errors, the one without a code that comes while every connection is in use.
        const isNoneFree = pool.totalCount >= maxConnections && !hasCode(error);
        throw isNoneFree ? new PostgresError({ code: poolExhausted, isLost: false }) : plain(error);
      });
      return guarded(client);
    },
  };
}

/** Acknowledged is on disk, whatever the database's default is. Two stores may be schemas of one database. */
const setUp = `
  select set_config('synchronous_commit', 'on', false),
    set_config('application_name', concat_ws('.', current_setting('application_name'), current_schema()), false)
`;

const hasCode = (error: unknown) => error instanceof Error && 'code' in error;

/** A connection of the pool that is not given back to it once it is lost, and whose errors quote nothing. */
function guarded(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const known = plain(error);
      isLost ||= known.isLost;
      throw known;
    }
  };
  return {
    // It would be handed cursors, too, if Kysely were told of their package.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isLost || isDiscarded),
  };
}
