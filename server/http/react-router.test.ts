import { createContext, type EntryContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Intake, Reply } from '#forms/reply.ts';
import { renderByReactRouter, type SiteBuild } from './react-router.ts';

const intakeContext = createContext<Intake>();
const faultContext = createContext<Error | null>(null);
type Page = { action?: unknown; default?: unknown };

/** A build as `react-router build` writes it, with one page and one address without a page. */
type RenderPage = (context: EntryContext, given: RouterContextProvider) => Response;

function buildOf(page: Page, render: RenderPage): SiteBuild {
  const action = async ({ context, request }: { context: { get(key: unknown): Intake }; request: Request }) =>
    Response.json(await context.get(intakeContext).receive('contact', request));
  const routes = {
    page: { id: 'page', path: 'send/:form', module: { default: () => null, action, ...page } },
    json: { id: 'json', path: 'api/send/:form', module: { action, ...page, default: undefined } },
  };
  const build: Partial<ServerBuild> & { routes: unknown } = {
    entry: {
      module: {
        default: async (...[, , , context, given]: [unknown, unknown, unknown, EntryContext, RouterContextProvider]) =>
          render(context, given),
        intakeContext,
        faultContext,
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
const post = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { method: 'POST', headers, body: 'a=zweihundertneun' });

const shown = () => new Error('shown');

let printed: string[];
beforeEach(() => {
  printed = [];
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => void printed.push(String(parts)));
  }
});
afterEach(() => vi.restoreAllMocks());

it.each(['/send/contact', '/api/send/contact'])('%s reaches the intake, whichever website it names', async (path) => {
  const render = renderByReactRouter(buildOf({}, () => new Response('page')));
  const received: string[] = [];
  const recorder: Intake = {
    receive: async (_, request) => {
      received.push(`${request.headers.get('origin')} sent ${await request.text()}`);
      return stored;
    },
  };
  for (const origin of ['https://www.example.com', 'https://evil.example:8443', 'null']) {
    expect((await render(post(path, { origin }), recorder, shown)).status).toBe(200);
    expect(received.pop()).toBe(`${origin} sent a=zweihundertneun`);
  }
});

it.each(['/send/contact', '/api/send/contact'])(
  'a fault at %s is handed over, and nothing of it printed',
  async (path) => {
    const error = new Error('zweihundertneun');
    const faults: unknown[] = [];
    const action = () => Promise.reject(error);
    const render = renderByReactRouter(buildOf({ action }, () => new Response('page')));
    await render(post(path), intake, (fault) => {
      faults.push(fault);
      return shown();
    });
    expect([faults, printed]).toEqual([[error], []]);
  },
);

it('a fault while the page is rendered is handed over, and nothing of it printed', async () => {
  const faults: unknown[] = [];
  const build = buildOf({ action: () => stored }, () => {
    throw new Error('zweihundertneun');
  });
  await renderByReactRouter(build)(post('/send/contact'), intake, (fault) => {
    faults.push(fault);
    return shown();
  });
  expect(faults.length).toBeGreaterThan(0);
  expect(printed).toEqual([]);
});

it('what may be shown of a fault is handed to the page', async () => {
  const given: unknown[] = [];
  const action = () => Promise.reject(new Error('zweihundertneun'));
  const build = buildOf({ action }, (_, context) => {
    given.push(context.get(faultContext)?.message);
    return new Response('page');
  });
  await renderByReactRouter(build)(post('/send/contact'), intake, shown);
  expect(given).toEqual(['shown']);
});
