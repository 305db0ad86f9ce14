import type { Config } from '@react-router/dev/config';
import { pageKinds } from './site/routes.ts';

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  // Every page becomes a file; what takes posts (`/send/:form`) is answered by the server.
  prerender: ({ getStaticPaths }) => [
    ...new Set([...getStaticPaths(), ...pageKinds.flatMap(({ pages }) => pages.map(({ href }) => href))]),
  ],
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
