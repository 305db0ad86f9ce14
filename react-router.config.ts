import type { Config } from '@react-router/dev/config';
import { finishPages } from './tools/site-build/static-pages.ts';

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  // Every route without a parameter becomes a file. The server answers the others: they take posts, and links that only their owner has.
  prerender: { paths: true, concurrency: 2 },
  routeDiscovery: { mode: 'initial' },
  buildEnd: finishPages,
} satisfies Config;
