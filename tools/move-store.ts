import { readSettings } from '../server/config.ts';
import { help } from './move/help.ts';
import { moveStore } from './move/move-store.ts';
import { readMoveRequest } from './move/options.ts';
import { runCommand } from './words/run-command.ts';

/** `npm run move-store`: copies the store to PostgreSQL, or back. */
await runCommand(async () => {
  const request = readMoveRequest();
  return request === 'help' ? help : moveStore(readSettings(process.env), request);
});
