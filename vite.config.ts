import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readBuildSettings, readSettings } from './server/config/settings.ts';
import { buildConstants, prerenderServer, staticPages } from './tools/site-build/static-pages.ts';

const define = buildConstants(readBuildSettings(process.env));

export default defineConfig(async ({ command, isPreview }) => {
  if (isPreview) return { plugins: [prerenderServer] };
  // The server bundle contains the icons that it renders, because the package is absent from a production install.
  // Node.js runs the content itself, so that facts can change without a new bundle.
  const environments = { ssr: { build: { rolldownOptions: { external: ['#content', '#generated/brochures.ts'] } } } };
  const plugins = [reactRouter(), staticPages()];
  if (command === 'build') return { environments, plugins, define, ssr: { noExternal: ['lucide-react'] } };
  const { devServer } = await import('./tools/dev/dev-server.ts');
  const { host, port } = readSettings(process.env);
  return { plugins: [...plugins, devServer()], define, server: { host, port, strictPort: true } };
});
