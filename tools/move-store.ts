import { readSettings } from '../server/config/settings.ts';
import { readOptions, runCommand } from './command-line/command.ts';
import { moveStore } from './move/move-store.ts';

const help = `npm run move-store                copies the store from DATA_DIR to PostgreSQL
npm run move-store -- --to-file   copies it from PostgreSQL to DATA_DIR

DATABASE_URL names the PostgreSQL database, and DATABASE_DESK_URL if it has two
users. Stop every server first. The target must be empty. Every row is compared
at the end. The source stays unchanged.`;

/** `npm run move-store`: copies the store to PostgreSQL, or back. */
await runCommand(async () => {
  const { values } = readOptions('move-store', { 'to-file': { type: 'boolean' } });
  return values.help ? help : moveStore(readSettings(process.env), values['to-file'] ? 'to-file' : 'to-database');
});
