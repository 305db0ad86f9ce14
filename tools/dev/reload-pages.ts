import type { Plugin } from 'vite';
import { generateEntries } from '../generate-entries.ts';
import { writeScriptAddresses } from '../site-build/script-addresses.ts';

/** Pages are rendered by the server alone, so whatever they are made of changes by loading them again. */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    configureServer({ watcher }) {
      // A new entry or script is a new file and nothing else: the lists follow.
      const relist = (file: string) => {
        if (/[\\/]content[\\/]/.test(file)) void generateEntries().catch(console.error);
        if (file.endsWith('.entry.ts')) void writeScriptAddresses();
      };
      watcher.on('add', relist).on('unlink', relist);
    },
    hotUpdate: {
      order: 'post',
      handler({ modules, server }) {
        // Vite itself swaps a changed style sheet and reloads for a changed script.
        const isPage = modules.some(({ id }) => !id?.replace(/\?.*$/, '').endsWith('.css'));
        if (this.environment.name === 'ssr' && isPage) server.environments.client.hot.send({ type: 'full-reload' });
      },
    },
  };
}
