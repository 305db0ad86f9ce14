import { existsSync } from 'node:fs';
import { runProgram } from '#server/process/run-program.ts';
import { StartupError } from '#server/process/startup-error.ts';

// `npm start` started this process. Without its parent, nothing would stop it.
process.on('disconnect', () => process.exit(0));

await runProgram(async (settings) => {
  const build = new URL('../build/desk/app.js', import.meta.url);
  if (!existsSync(build)) throw new StartupError('The desk is not built yet. Run: npm run build');
  // React loads its slower development build unless this is set first, so the rest is imported afterwards.
  process.env.NODE_ENV ??= 'production';
  const { serveDesk } = await import('./server/serve.ts');
  await serveDesk(settings, await import(build.href));
});
