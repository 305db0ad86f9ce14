import type { Plugin } from 'vite';
import { generateColours } from '../generate-colours.ts';
import { markOnAnyGround } from '../site-build/icons.ts';

/** The style sheets follow `ui/colours.ts`; and the icon of the page is there, though no build has drawn it. */
export function followColours(): Plugin {
  return {
    name: 'follow-colours',
    configureServer({ watcher, middlewares }) {
      watcher.on('change', (file) => {
        if (/[\\/]ui[\\/]colours\.ts$/.test(file)) void generateColours(String(Date.now())).catch(console.error);
      });
      middlewares.use('/favicon.svg', (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(markOnAnyGround());
      });
    },
  };
}
