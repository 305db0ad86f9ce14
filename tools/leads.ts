import { createInterface } from 'node:readline/promises';
import { readSettings } from '../server/config.ts';
import { answer } from './leads/answer.ts';
import type { Ask } from './leads/erase.ts';
import { help } from './leads/help.ts';
import { readRequest } from './leads/options.ts';
import { harmless } from './words/harmless.ts';
import { runCommand } from './words/run-command.ts';

function askOnTerminal(): Ask {
  if (!process.stdin.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(harmless(question));
    } finally {
      terminal.close();
    }
  };
}

/** `npm run leads -- --help`: what visitors sent, and what became of it; for the staff, also while the site runs. */
await runCommand(async () => {
  const request = readRequest();
  return request.command === 'help' ? help : answer(request, readSettings(process.env), askOnTerminal());
});
