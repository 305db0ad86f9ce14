import type { Config } from '@react-router/dev/config';
import { pages } from '#content';

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  // Every page becomes a file. The server handles the other routes: form posts and personal links.
  prerender: {
    paths: ({ getStaticPaths }) => [...new Set([...getStaticPaths(), ...pages.map(({ href }) => href)])],
    concurrency: 2,
  },
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
