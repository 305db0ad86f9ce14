import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { challengePath } from '#forms/proof-of-work.ts';
import { generateColours } from '../generate/colours.ts';
import { generateEntries } from '../generate/entries.ts';

/** What `npm run dev` has besides React Router's own server: the intake, and pages that are loaded again when they change. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer({ environments: { ssr }, middlewares, watcher }) {
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment cannot run code");
      middlewares.use(async (request, response, next) => {
        const { method, url = '' } = request;
        if (method !== 'POST' && !url.startsWith('/link/') && url !== challengePath) return next();
        try {
          const { app } = await ssr.runner.import<typeof import('./intake.ts')>('/tools/dev/intake.ts');
          app.emit('request', request, response);
        } catch (error) {
          next(error);
        }
      });
      watcher.on('all', (event, file) => {
        // A new entry is a new file and nothing else: the list follows.
        if (event !== 'change' && /[\\/]content[\\/]/.test(file)) void generateEntries().catch(console.error);
        if (/[\\/]ui[\\/]colours\.ts$/.test(file)) void generateColours(String(Date.now())).catch(console.error);
      });
    },
    hotUpdate: {
      order: 'post',
      handler({ modules, server }) {
        // Pages are rendered by the server alone. Vite itself swaps a changed style sheet and reloads for a changed script.
        const isPage = modules.some(({ id }) => !id?.replace(/\?.*$/, '').endsWith('.css'));
        if (this.environment.name === 'ssr' && isPage) server.environments.client.hot.send({ type: 'full-reload' });
      },
    },
  };
}
