import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LogEntry } from '../../log.ts';
import { makeAnew } from './make-anew.ts';
import { rememberPlace } from './remember-place.ts';
import { findRoomLack, temporaryFolder } from './room-to-make-anew.ts';

const freeIn = (path: string) => statfsSync(path).bavail * statfsSync(path).bsize;

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'room-'));
  path = join(folder, 'store.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The temporary file that SQLite has open, without a name, in a program of its own. */
const program = `
  const { readdirSync, readlinkSync } = require('node:fs');
  const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  db.exec('pragma temp_store = file; pragma temp.cache_size = 1; create temp table t (x)');
  for (let i = 0; i < 20; i += 1) db.exec('insert into t values (randomblob(100000))');
  const open = readdirSync('/proc/self/fd').map((fd) => { try { return readlinkSync('/proc/self/fd/' + fd); } catch { return ''; } });
  console.log(open.find((file) => file.includes('etilqs')));
`;

it.each([
  ['SQLITE_TMPDIR', (one: string, other: string) => ({ SQLITE_TMPDIR: one, TMPDIR: other })],
  ['TMPDIR', (one: string) => ({ TMPDIR: one })],
  ['TMPDIR, as the other is no folder', (one: string) => ({ SQLITE_TMPDIR: `${one}/none`, TMPDIR: one })],
])('says where SQLite puts temporary files: %s', (_, envOf) => {
  const [one, other] = ['one', 'other'].map((name) => join(folder, name)) as [string, string];
  for (const each of [one, other]) mkdirSync(each);
  const env = envOf(one, other);
  const file = execFileSync(process.execPath, ['-e', program, path], { env, encoding: 'utf8' });
  expect(file).toContain(`${one}/etilqs`);
  expect(temporaryFolder(env)).toBe(one);
});

it('there has to be room for a copy where temporary files go, and for a journal beside the store', () => {
  const env = { SQLITE_TMPDIR: folder };
  expect(findRoomLack(path, 1, env)).toBeNull();
  // Half of what is free would do for two of them, on one disk they are three.
  expect(findRoomLack(path, freeIn(folder) / 2, env)).toMatchObject({ disk: 'store', folder });
});

const memory = '/dev/shm';
const isSmaller = () => existsSync(memory) && freeIn(memory) > 0 && 3 * freeIn(memory) < freeIn(tmpdir());

it.skipIf(!isSmaller())('where temporary files go to another disk, that one has to have the room for the copy', () => {
  const env = { SQLITE_TMPDIR: memory };
  expect(findRoomLack(path, 1, env)).toBeNull();
  expect(findRoomLack(path, freeIn(memory), env)).toMatchObject({ disk: 'temporary', folder: memory });
});

it('a store is not made anew where there is no room, and the log says how much is missing and where', async () => {
  writeFileSync(path, '');
  // As large as all that is free, and takes none of it.
  truncateSync(path, freeIn(folder));
  const logged: LogEntry[] = [];
  expect(await makeAnew(path, rememberPlace(path), (entry) => logged.push(entry))).toBe(false);
  const [neededMb, freeMb] = [expect.any(Number), expect.any(Number)];
  const entry = { level: 'warn', event: 'store-not-made-anew', reason: 'store-disk-full', neededMb, freeMb };
  expect(logged).toEqual([entry]);
});
