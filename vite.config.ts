import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readBuildSettings } from './server/config.ts';
import { buildConstants } from './tools/site-build/constants.ts';
import { scriptAddresses } from './tools/site-build/script-addresses.ts';

export default defineConfig({
  plugins: [scriptAddresses(), reactRouter()],
  define: buildConstants(readBuildSettings(process.env)),
  build: { assetsInlineLimit: 0 },
});
