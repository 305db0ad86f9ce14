import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { StartupError } from '../../process/startup-error.ts';
import { type Connection, connect, readValue } from './connection.ts';
import { makeDurable } from './open.ts';

function openFile(): Connection {
  const dir = mkdtempSync(join(tmpdir(), 'store-'));
  const connection = connect(join(dir, 'store.db'), { isReadOnly: false, busyTimeoutMs: 0 });
  onTestFinished(() => {
    connection.close();
    rmSync(dir, { recursive: true });
  });
  return connection;
}

it('syncs every commit to disk before it is acknowledged', () => {
  const connection = openFile();
  makeDurable(connection);
  expect(readValue<string>(connection, 'pragma journal_mode')).toBe('wal');
  // FULL: https://sqlite.org/pragma.html#pragma_synchronous
  expect(readValue(connection, 'pragma synchronous')).toBe(2);
});

it('refuses a store that cannot use a WAL', () => {
  const connection = connect(':memory:', { isReadOnly: false, busyTimeoutMs: 0 });
  onTestFinished(() => connection.close());
  expect(() => makeDurable(connection)).toThrow(StartupError);
  expect(() => makeDurable(connection)).toThrow("SQLite's journal_mode is memory and must be wal.");
});

it.each(['synchronous', 'foreign_keys', 'trusted_schema'])('refuses a store whose %s cannot be set', (name) => {
  const connection = openFile();
  connection.exec('pragma synchronous = off; pragma foreign_keys = off; pragma trusted_schema = on');
  const ignoring: Connection = { ...connection, exec: (sql) => sql.includes(name) || connection.exec(sql) };
  expect(() => makeDurable(ignoring)).toThrow(`SQLite's ${name} is `);
});
