import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  // Every page becomes a file (`tools/site-build/render-pages.ts`); what takes posts (`/send/:form`) is answered by the server.
  prerender: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
