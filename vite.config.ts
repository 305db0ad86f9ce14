import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readBuildSettings } from './server/config.ts';
import { buildConstants } from './tools/site-build/constants.ts';
import { scriptAddresses } from './tools/site-build/script-addresses.ts';

export default defineConfig(({ command }) => ({
  plugins: [scriptAddresses(), reactRouter()],
  define: buildConstants(readBuildSettings(process.env)),
  build: { assetsInlineLimit: 0 },
  // What answers posts brings the few icons it draws: where it runs, their package may be missing. While one develops, it is there, and to
  // read all of it would take seconds.
  ssr: { noExternal: command === 'build' ? ['lucide-react'] : [] },
}));
