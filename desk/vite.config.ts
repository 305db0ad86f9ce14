import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defineConfig, minify, type Plugin, transformWithOxc } from 'vite';

/** Makes `x.entry.ts?raw` the JavaScript that browsers get. */
const browserScripts: Plugin = {
  name: 'browser-scripts',
  enforce: 'pre',
  async load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'raw' || !file.endsWith('.entry.ts')) return null;
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022', sourcemap: false });
    return `export default ${JSON.stringify((await minify(file, code, { module: true })).code)}`;
  },
};

/** Builds the pages of the desk for the server. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [browserScripts],
  // The icons are part of the bundle, because their package is absent from a production install.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    ssr: resolve(import.meta.dirname, 'app.tsx'),
    outDir: resolve(import.meta.dirname, '../build/desk'),
    emptyOutDir: true,
    target: 'node24',
    // Node.js runs these folders itself.
    rolldownOptions: { external: /^#(content|forms|server)\b/ },
  },
  logLevel: 'error',
});
