import { CannotStart } from '../../server/cannot-start.ts';
import { SettingsError } from '../../server/config.ts';
import { StoreUnavailable } from '../../server/storage/ports/troubles.ts';
import { harmless } from './harmless.ts';
import { ToldWrong } from './told-wrong.ts';

/** Prints what a command answers. What whoever asked can mend is said in a line of its own on standard error, and the exit code is 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  process.stdout.on('error', () => process.exit(0)); // `npm run leads | head` closes early.
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    const isWorded = [ToldWrong, SettingsError, CannotStart, StoreUnavailable].some((each) => error instanceof each);
    if (!isWorded || !(error instanceof Error)) throw error;
    console.error(harmless(error.message));
    process.exitCode = 1;
  }
}
