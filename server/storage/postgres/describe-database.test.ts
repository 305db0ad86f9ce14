import { expect, it } from 'vitest';
import { describeDatabase } from './describe-database.ts';

it.each([
  ['postgres://user:hunter2@db.example.com/site', 'site on db.example.com:5432', false],
  ['postgresql://user:hunter2@10.0.0.4:6432/a%20b', 'a b on 10.0.0.4:6432', false],
  ['postgres://user:hunter2@localhost/site', 'site on localhost:5432', true],
  ['postgres://[::1]:5433/site?sslmode=disable', 'site on [::1]:5433', true],
  ['postgres:///site?host=/run/postgresql&password=hunter2', 'site on this machine', true],
  ['postgres://ignored:2/site?host=db.example.com&port=1', 'site on db.example.com:1', false],
  ['postgres://user:hunter2@%2Frun%2Fpostgresql/site', 'site on this machine', true],
])('describes %s by database and host only', (url, description, isLocal) => {
  expect(describeDatabase(url)).toEqual({ description: `the PostgreSQL database ${description}`, isLocal });
});
