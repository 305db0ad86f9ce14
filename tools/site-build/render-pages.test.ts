import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { folderOf } from '../folder-of.ts';
import { listFiles } from './paths.ts';
import { renderPages } from './render-pages.ts';

const routes = { page: { id: 'page', path: 'services/:page', module: { default: () => null } } };

/** A build as `react-router build` writes it, with one route, whose pages say their address. */
const build: Partial<ServerBuild> & { routes: unknown } = {
  entry: {
    module: {
      default: async ({ url }: Request, status: number) => {
        const { pathname } = new URL(url);
        if (pathname === '/services/broken/') throw new Error('its words are missing');
        return new Response(pathname, { status });
      },
    } as never,
  },
  routes: routes as never,
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' } as never,
  ...{ basename: '/', future: {} as never, ssr: true, isSpaMode: false, prerender: [] },
  routeDiscovery: { mode: 'initial', manifestPath: '' } as never,
  ...{ publicPath: '/', assetsBuildDirectory: '' },
};

const render = async (...addresses: string[]) => {
  const dir = await folderOf({});
  await renderPages(build as ServerBuild, addresses, dir);
  return dir;
};

it('writes each page where a static host looks for it', async () => {
  const dir = await render('/services/cloud', '/services/data');
  expect(await listFiles(dir)).toEqual(['services/cloud/index.html', 'services/data/index.html']);
  expect(await readFile(join(dir, 'services/data/index.html'), 'utf8')).toBe('/services/data/');
});

it('names a page that breaks, and why', async () => {
  await expect(render('/services/broken')).rejects.toThrow('/services/broken: its words are missing');
});

it('takes no page of an error for one of the site', async () => {
  await expect(render('/about')).rejects.toThrow('/about: ');
});
