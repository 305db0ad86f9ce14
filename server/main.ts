import { existsSync } from 'node:fs';
import { readSettings, SettingsError } from './config/settings.ts';
import { describeError, logToStdout } from './log.ts';
import { StartupError } from './process/startup-error.ts';
import { stopOnPublish } from './process/stop-on-publish.ts';

/** Starts the server. A problem that prevents the start is reported in one line before anything listens. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const build = new URL('../build/server/index.js', import.meta.url);
  if (!existsSync(build)) throw new StartupError('The site is not built yet. Run: npm run build');
  if (process.argv.includes('--with-desk')) {
    const { supervise } = await import('./process/supervise.ts');
    return supervise();
  }
  // React loads its slower development build unless this is set first, so the rest is imported afterwards.
  process.env.NODE_ENV ??= 'production';
  const { serve } = await import('./serve.ts');
  await serve(settings, await import(build.href));
  // The desk and the publisher need the store, which this process creates.
  process.send?.('ready');
  if (settings.restartsOnPublish) stopOnPublish();
}

// Node would print the message, which may quote what a visitor typed.
process.on('uncaughtException', (error) => {
  logToStdout({ level: 'error', event: 'uncaught-exception', ...describeError(error) });
  process.exit(1);
});
// If the process of `npm start` is gone, nothing else would stop this one.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The site keeps running if the reader of the log exits.
process.stdout.on('error', () => {});

await main().catch((error: unknown) => {
  if (!(error instanceof SettingsError || error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(error instanceof SettingsError ? 2 : 1);
});
