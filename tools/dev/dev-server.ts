import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { challengePath } from '#forms/proof-of-work.ts';
import { generateColours } from '../generate/colours.ts';
import { generateEntries } from '../generate/entries.ts';

/** Adds the intake, and the reload of changed pages, to the dev server of React Router (`npm run dev`). */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer({ environments: { ssr }, middlewares, watcher }) {
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment cannot run code");
      middlewares.use(async (request, response, next) => {
        const { method, url = '' } = request;
        if (method !== 'POST' && !/^(\/[a-z]{2})?\/link\//.test(url) && url !== challengePath) return next();
        try {
          const { app } = await ssr.runner.import<typeof import('./intake.ts')>('/tools/dev/intake.ts');
          app.emit('request', request, response);
        } catch (error) {
          next(error);
        }
      });
      watcher.on('all', (event, file) => {
        // Update the list of entries when a file is added or removed.
        if (event !== 'change' && /[\\/]content[\\/]/.test(file)) void generateEntries().catch(console.error);
        if (/[\\/]ui[\\/]colours\.ts$/.test(file)) void generateColours(String(Date.now())).catch(console.error);
      });
    },
    hotUpdate: {
      order: 'post',
      handler({ modules, server }) {
        // Only the server renders pages, so a change needs a reload. Vite itself handles changed stylesheets and scripts.
        const isPage = modules.some(({ id }) => !id?.replace(/\?.*$/, '').endsWith('.css'));
        if (this.environment.name === 'ssr' && isPage) server.environments.client.hot.send({ type: 'full-reload' });
      },
    },
  };
}
