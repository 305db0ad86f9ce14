import { readSettings } from '../server/config/settings.ts';
import { readOptions, runCommand } from './command-line/command.ts';
import { moveStore } from './move/move-store.ts';

const help = `npm run move-store                copies the store from DATA_DIR to PostgreSQL
npm run move-store -- --to-file   copies it from PostgreSQL to DATA_DIR

PostgreSQL is what DATABASE_URL names, and DATABASE_DESK_URL where there are two
users. Stop every server first. Where it is copied to, there may be nothing yet,
or what this command left when it was broken off: it then goes on from there.
Every row is compared in the end. What is copied stays as it was.`;

/** `npm run move-store`: copies the store to PostgreSQL, or back. */
await runCommand(async () => {
  const { values } = readOptions('move-store', { 'to-file': { type: 'boolean' } });
  return values.help ? help : moveStore(readSettings(process.env), values['to-file'] ? 'to-file' : 'to-database');
});
