import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  // Every address without a parameter becomes a file; what takes posts (`/send/:form`) is answered by the server.
  prerender: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
