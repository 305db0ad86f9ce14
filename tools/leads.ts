import { createInterface } from 'node:readline/promises';
import { CannotStart } from '../server/cannot-start.ts';
import { readSettings, SettingsError } from '../server/config.ts';
import { StoreUnavailable } from '../server/storage/ports/troubles.ts';
import { answer } from './leads/answer.ts';
import type { Ask } from './leads/erase.ts';
import { help } from './leads/help.ts';
import { readRequest } from './leads/options.ts';
import { harmless } from './words/harmless.ts';
import { ToldWrong } from './words/told-wrong.ts';

/** `npm run leads -- --help`: what visitors sent, and what became of it; for the staff, also while the site runs. */
async function main(): Promise<void> {
  const request = readRequest();
  const text = request.command === 'help' ? help : await answer(request, readSettings(process.env), askOnTerminal());
  process.stdout.write(`${text}\n`);
}

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

process.stdout.on('error', () => process.exit(0)); // `npm run leads | head` closes early.

await main().catch((error: unknown) => {
  const isWorded = [ToldWrong, SettingsError, CannotStart, StoreUnavailable].some((each) => error instanceof each);
  if (!isWorded || !(error instanceof Error)) throw error;
  console.error(harmless(error.message));
  process.exitCode = 1;
});
