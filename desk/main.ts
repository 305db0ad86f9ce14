import { existsSync } from 'node:fs';
import { readSettings, SettingsError } from '#server/config/settings.ts';
import { describeError, logToStdout } from '#server/log.ts';
import { StartupError } from '#server/process/startup-error.ts';

/** Starts the desk. A problem that prevents the start is reported in one line before anything listens. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const build = new URL('../build/desk/app.js', import.meta.url);
  if (!existsSync(build)) throw new StartupError('The desk is not built yet. Run: npm run build');
  // React loads its slower development build unless this is set first, so the rest is imported afterwards.
  process.env.NODE_ENV ??= 'production';
  const { serveDesk } = await import('./server/serve.ts');
  await serveDesk(settings, await import(build.href));
}

// Node.js would print the message, which may quote what a person typed.
process.on('uncaughtException', (error) => {
  logToStdout({ level: 'error', event: 'uncaught-exception', ...describeError(error) });
  process.exit(1);
});
process.stdout.on('error', () => {});
// `npm start` started this process. Without its parent, nothing would stop it.
process.on('disconnect', () => process.exit(0));

await main().catch((error: unknown) => {
  if (!(error instanceof SettingsError || error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(error instanceof SettingsError ? 2 : 1);
});
