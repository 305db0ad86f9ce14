import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSettings, SettingsError } from './config/settings.ts';
import { describeError, logToStdout } from './log.ts';
import { StartupError } from './process/startup-error.ts';

/** Starts the server. A problem that prevents the start is reported in one line before anything listens. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const build = new URL('../build/server/index.js', import.meta.url);
  if (!existsSync(build)) throw new StartupError('The site is not built yet. Run: npm run build');
  // React loads its slower development build unless this is set first, so the rest is imported afterwards.
  process.env.NODE_ENV ??= 'production';
  const { serve } = await import('./serve.ts');
  await serve(settings, await import(build.href));
  if (process.argv.includes('--with-desk')) startDesk();
}

/** Starts the desk as a process of its own, as `npm start` does. It ends when the channel to this process closes. */
function startDesk(): void {
  const program = fileURLToPath(new URL('../desk/main.ts', import.meta.url));
  spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }).unref();
}

// Node would print the message, which may quote what a visitor typed.
process.on('uncaughtException', (error) => {
  logToStdout({ level: 'error', event: 'uncaught-exception', ...describeError(error) });
  process.exit(1);
});
// The site keeps running if the reader of the log exits.
process.stdout.on('error', () => {});

await main().catch((error: unknown) => {
  if (!(error instanceof SettingsError || error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(error instanceof SettingsError ? 2 : 1);
});
