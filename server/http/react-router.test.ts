import { createContext, type EntryContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LinkReply } from '#forms/link.ts';
import type { Intake, Reply } from '#forms/reply.ts';
import { renderByReactRouter, type SiteBuild } from './react-router.ts';

const intakeContext = createContext<Intake>();
const linkContext = createContext<LinkReply>();
const safeErrorContext = createContext<Error | null>(null);
type Page = { action?: unknown; default?: unknown };
type RenderPage = (entry: EntryContext, context: RouterContextProvider) => Response;

/** A build as `npm run build` writes it, with one page. */
function buildOf(page: Page, render: RenderPage): SiteBuild {
  const action = async ({ context, request }: { context: { get(key: unknown): Intake }; request: Request }) =>
    Response.json(await context.get(intakeContext).receive(request));
  const routes = {
    page: { id: 'page', path: 'send/:form', module: { default: () => null, action, ...page } },
  };
  const build: Partial<ServerBuild> & { routes: unknown } = {
    entry: {
      module: {
        default: async (...[, , , entry, context]: [unknown, unknown, unknown, EntryContext, RouterContextProvider]) =>
          render(entry, context),
        intakeContext,
        linkContext,
        safeErrorContext,
      } as never,
    },
    routes: routes as never,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' } as never,
    basename: '/',
    future: {} as never,
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' } as never,
    publicPath: '/',
    assetsBuildDirectory: '',
  };
  return build as SiteBuild;
}

const stored: Reply = { outcome: 'stored', status: 200 };
const intake: Intake = { receive: async () => stored };
const post = (path: string) => new Request(`http://localhost${path}`, { method: 'POST', body: 'a=uniquetestwords' });

const shown = () => new Error('shown');

let printed: string[];
beforeEach(() => {
  printed = [];
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => void printed.push(String(parts)));
  }
});
afterEach(() => vi.restoreAllMocks());

it('answers a post with the reply of the intake', async () => {
  const render = renderByReactRouter(buildOf({}, () => new Response('page')));
  const paths: string[] = [];
  const recorder: Intake = {
    receive: async ({ url }) => {
      paths.push(new URL(url).pathname);
      return stored;
    },
  };
  expect((await render(post('/send/contact'), recorder, shown)).status).toBe(200);
  expect(paths).toEqual(['/send/contact']);
});

it('reports an error of the action, and prints nothing', async () => {
  const error = new Error('uniquetestwords');
  const reported: unknown[] = [];
  const action = () => Promise.reject(error);
  const render = renderByReactRouter(buildOf({ action }, () => new Response('page')));
  await render(post('/send/contact'), intake, (failure) => {
    reported.push(failure);
    return shown();
  });
  expect([reported, printed]).toEqual([[error], []]);
});

it('reports an error of the rendering, and prints nothing', async () => {
  const reported: unknown[] = [];
  const build = buildOf({ action: () => stored }, () => {
    throw new Error('uniquetestwords');
  });
  await renderByReactRouter(build)(post('/send/contact'), intake, (failure) => {
    reported.push(failure);
    return shown();
  });
  expect(reported.length).toBeGreaterThan(0);
  expect(printed).toEqual([]);
});

it('passes only the safe version of an error to the page', async () => {
  const messages: unknown[] = [];
  const action = () => Promise.reject(new Error('uniquetestwords'));
  const build = buildOf({ action }, (_, context) => {
    messages.push(context.get(safeErrorContext)?.message);
    return new Response('page');
  });
  await renderByReactRouter(build)(post('/send/contact'), intake, shown);
  expect(messages).toEqual(['shown']);
});
