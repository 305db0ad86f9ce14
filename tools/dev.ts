import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readSettings } from '../server/config.ts';
import { answerInDev } from './dev/answer.ts';
import { followColours } from './dev/follow-colours.ts';
import { reloadPages } from './dev/reload-pages.ts';
import { generate } from './generate.ts';
import { projectDir } from './site-build/paths.ts';

/**
 * `npm run dev`: the site from its sources, with the real intake. A saved change shows at once; what is sent is kept in
 * a store of its own, `dev` in the data folder. With `--gallery`, the page of all parts as well.
 */
process.env.NODE_ENV = 'development';
const wantsGallery = process.argv.includes('--gallery');
if (wantsGallery) process.env.GALLERY = '1';

const { host, port, dataDir } = readSettings(process.env);
await generate();
const server = createHttpServer();
const vite = await createServer({
  root: projectDir,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
  plugins: [reloadPages(), followColours()],
});
const devDataDir = join(dataDir, 'dev');
const answer = answerInDev(vite, devDataDir);
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
server.listen(port, host);
await once(server, 'listening').catch((error: Error) => {
  console.error(`Cannot listen on port ${port}: ${error.message}. Set PORT to another number.`);
  process.exit(1);
});

const address = server.address();
const site = `http://localhost:${typeof address === 'object' ? address?.port : port}`;
console.info(`The site, from its sources: ${site}${wantsGallery ? '/gallery' : ''}`);
console.info(`What is sent is kept in ${devDataDir}; DATA_DIR=${devDataDir} npm run leads shows it`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.closeAllConnections();
    await vite.close();
    process.exit(0);
  });
}
