import { existsSync } from 'node:fs';
import { readSettings, SettingsError } from './config/settings.ts';
import { describeError, logToStdout } from './log.ts';
import { StartupError } from './process/startup-error.ts';

/** Starts the server: everything that stops it is said in one line, before anything listens. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const build = new URL('../build/server/index.js', import.meta.url);
  if (!existsSync(build)) throw new StartupError('The site is not built yet. Run: npm run build');
  // React takes its slower development form unless this is set before it is loaded; so the rest is loaded from here.
  process.env.NODE_ENV ??= 'production';
  const { serve } = await import('./serve.ts');
  await serve(settings, await import(build.href));
}

// Node would print the message, which may quote what was typed.
process.on('uncaughtException', (error) => {
  logToStdout({ level: 'error', event: 'uncaught-exception', ...describeError(error) });
  process.exit(1);
});
// Whoever reads our output may go away; the site stays.
process.stdout.on('error', () => {});

await main().catch((error: unknown) => {
  if (!(error instanceof SettingsError || error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(error instanceof SettingsError ? 2 : 1);
});
