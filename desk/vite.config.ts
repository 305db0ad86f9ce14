import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Builds the pages of the desk for the server. No script of it goes to the browser. */
export default defineConfig({
  root: import.meta.dirname,
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
