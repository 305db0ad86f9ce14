import { readSettings, type Settings, SettingsError } from '../config/settings.ts';
import { describeError, logToStdout } from '../log.ts';
import { StartupError } from './startup-error.ts';

/** Runs the site or the desk. A problem that prevents the start is reported in one line before anything listens. */
export async function runProgram(start: (settings: Settings) => Promise<void>): Promise<void> {
  // Node.js would print the message, which may quote what a person typed.
  process.on('uncaughtException', (error) => {
    logToStdout({ level: 'error', event: 'uncaught-exception', ...describeError(error) });
    process.exit(1);
  });
  // The program keeps running if the reader of the log exits.
  process.stdout.on('error', () => {});
  try {
    await start(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exit(error instanceof SettingsError ? 2 : 1);
  }
}
