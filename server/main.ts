import { existsSync } from 'node:fs';
import { runProgram } from './process/run-program.ts';
import { StartupError } from './process/startup-error.ts';
import { stopOnPublish } from './process/stop-on-publish.ts';

// If the process of `npm start` is gone, nothing else would stop this one.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await runProgram(async (settings) => {
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
});
