import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { describeDatabase } from './describe-database.ts';

/** Connections of one program. A server handles hundreds of entries a second with these; PostgreSQL allows 100 by default. */
const maxConnections = 10;

/** In milliseconds; 0 is no timeout. */
type Timeouts = typeof visitorTimeouts;

export const visitorTimeouts = {
  /** For a free connection of the pool, or a new one. */
  connectionTimeoutMillis: 5000,
  /** For a row that another transaction has locked. */
  lock_timeout: 4000,
  statement_timeout: 10_000,
  /** Releases the locks of a program that hangs. */
  idle_in_transaction_session_timeout: 10_000,
  /** For any reply. It is longer than the timeouts of the server, so it ends only if the connection is dead. */
  query_timeout: 15_000,
};

/** Building an index on a large table may take minutes. But a migration that waits for a lock blocks every later query, so it gives up and retries. */
export const migrationTimeouts: Timeouts = { ...visitorTimeouts, statement_timeout: 0, query_timeout: 0 };

/** No visitor waits for a copy. The copy may wait for the other store, and for locks of a killed program. */
export const copyTimeouts: Timeouts = {
  ...migrationTimeouts,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 0,
};

/** The `application_name` of every program that opens a store. A full stop and the schema's name are appended once it is known. */
export const applicationName = 'website';

/** Parsers by type OID. */
const types: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8: counts
  114: String, // json: parsed by the store, as on every engine
};

/** An error of the server or the connection. The driver's own errors quote values of the query, so only the code is copied. */
export class PostgresError extends Error {
  override name = 'PostgresError';
  /** SQLSTATE, or Node.js's error code, if there is one. */
  readonly code: string | undefined;
  /** The connection is gone, and the outcome of the last statement unknown. */
  readonly isLost: boolean;

  constructor({ code, isLost }: Pick<PostgresError, 'code' | 'isLost'>) {
    super(`PostgreSQL: ${code ?? 'the connection was lost'}`);
    this.code = code;
    this.isLost = isLost;
  }
}

/** No connection of the pool became free in time. This code is not a SQLSTATE. */
export const poolExhausted = 'NONE_FREE';

/** SQLSTATE classes and codes with which the server ends a connection. */
const connectionEnds = /^(08|57P0|25P0[34])/;

function toPostgresError(error: unknown): PostgresError {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return new PostgresError({ code, isLost: !(error instanceof pg.DatabaseError) || connectionEnds.test(code ?? '') });
}

/**
 * Creates a pool that connects on demand. The only file that imports pg.
 * @param url a setting, with the password. A connection to another machine uses TLS with a verified certificate, unless sslmode says otherwise
 * @param name `application_name`, up to the full stop
 */
export function createPool(url: string, timeouts: Timeouts = visitorTimeouts, name = applicationName): PostgresPool {
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
    onConnect: async (client) => void (await client.query(sessionSetup)),
    ...timeouts,
  });
  // An idle connection that ends emits an error event, which would end the program without a listener.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    // Kysely cancels a query by a connection of its own.
    Client: pg.Client,
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return wrapClient(await pool.connect());
      } catch (error) {
        // When the pool is exhausted, pg throws an error without a code.
        const isExhausted = pool.totalCount >= maxConnections && !hasCode(error);
        throw isExhausted ? new PostgresError({ code: poolExhausted, isLost: false }) : toPostgresError(error);
      }
    },
  };
}

/**
 * Makes every commit reach the disk before it is acknowledged, even if that is not the default of the database. Adds the schema to the
 * application name, because two stores may be schemas of one database.
 */
const sessionSetup = `
  select set_config('synchronous_commit', 'on', false),
    set_config('application_name', concat_ws('.', current_setting('application_name'), current_schema()), false)
`;

const hasCode = (error: unknown) => error instanceof Error && 'code' in error;

/** A client that leaves the pool once its connection is lost, and whose errors quote no values. */
function wrapClient(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const translated = toPostgresError(error);
      isLost ||= translated.isLost;
      throw translated;
    }
  };
  return {
    // Kysely passes cursors too, but only if their package is configured.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isLost || isDiscarded),
  };
}
