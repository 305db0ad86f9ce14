import { expect, it } from 'vitest';
import { readSettings } from '../../server/config/settings.ts';
import { refuseDatabase } from './common.ts';

it('refuses a store in PostgreSQL, without its password', () => {
  const inDatabase = readSettings({ DATABASE_URL: 'postgres://website:hunter2@localhost/website' });
  expect(() => refuseDatabase(inDatabase)).toThrow(
    /^The store is in PostgreSQL \(DATABASE_URL\)\. .+ pg_dump(?!.*hunter2)/,
  );
  expect(() => refuseDatabase(readSettings({}))).not.toThrow();
});
