import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type AppOptions, createApp } from '../app.ts';
import type { Render, RenderLink } from '../http/render-reply.ts';
import { createLinkSigner } from '../links/link-signer.ts';
import type { LogEntry } from '../log.ts';
import type { Store } from '../storage/ports/store.ts';
import { openStore, openStoreForCommand } from '../storage/sqlite/open.ts';

/** The files of a build that the server reads. */
const builtFiles: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<h1>Home</h1>',
  'index.html.br': 'home in brotli',
  'index.html.gz': gzipSync('<h1>Home</h1>'),
  'about/index.html': '<h1>About</h1>',
  'assets/app-a1b2c3d4.js': 'export {};',
  'brochures/course.pdf': 'x'.repeat(1000),
  'brochures/course.pdf.br': 'course in brotli',
  'brochures/course.pdf.gz': gzipSync('x'.repeat(1000)),
  'film.mp4': Buffer.alloc(1024 * 1024 + 1, 'v'),
  '404.html': '<h1>Not found</h1>',
  'bn/404.html': '<h1>পাতা নেই</h1>',
  '.vite/manifest.json': '{}',
};

/** Answers a post with the reply as JSON, without React Router. */
const renderReply: Render = async (request, intake) => {
  const reply = await intake.receive(request);
  return Response.json(reply, { status: reply.status });
};

const renderLink: RenderLink = async (reply) => Response.json(reply, { status: reply.status });

/** @property store replaces methods of the real store */
interface TestSiteOptions extends Partial<Omit<AppOptions, 'store' | 'settings'>> {
  readonly store?: Partial<Store>;
  readonly settings?: Partial<AppOptions['settings']>;
}

/** Starts the real app on an unused port, with a temporary store and client folder. */
export async function startTestSite({ store: replacedMethods, settings, ...options }: TestSiteOptions = {}) {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const clientDir = join(root, 'client');
  for (const [name, content] of Object.entries(builtFiles)) {
    mkdirSync(dirname(join(clientDir, name)), { recursive: true });
    writeFileSync(join(clientDir, name), content);
  }
  const dataDir = join(root, 'data');
  const logged: LogEntry[] = [];
  const store = await openStore(dataDir, 64);
  const app = createApp({
    settings: { publicOrigin: null, allowedOrigins: [], proxyHops: 0, postsPerAddress: 0, storeMaxMb: 64, ...settings },
    store: { ...store, ...replacedMethods },
    clientDir,
    render: renderReply,
    renderLink,
    inlined: { styles: ['p {}'], scripts: ['go()', ' '] },
    signer: createLinkSigner('a secret of the tests, 36 characters', ''),
    log: (entry) => logged.push(entry),
    ...options,
  });
  app.listen(0, '127.0.0.1');
  await once(app, 'listening');
  const { port } = app.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const get = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init });
  return {
    origin,
    clientDir,
    logged,
    store,
    get,
    /** Posts pairs like a form, or a raw body. */
    post: (
      body: Record<string, string> | string | Uint8Array,
      headers: Record<string, string> = {},
      path = '/send/contact',
    ) =>
      get(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body:
          typeof body === 'string' || body instanceof Uint8Array
            ? (body as BodyInit)
            : new URLSearchParams(body).toString(),
      }),
    /**
     * Sends raw bytes and returns everything that is received.
     * @param until stops after this many whole responses (`100 Continue` counts), or when the server closes the connection
     */
    raw: (bytes: string, until: number | 'closed' = 1): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
        let answer = '';
        socket.on('data', (chunk) => {
          answer += chunk.toString('latin1');
          if (until !== 'closed' && countResponses(answer, bytes.startsWith('HEAD ')) >= until) socket.destroy();
        });
        // The connection may be closed while bytes are in transit.
        socket.on('error', () => {});
        socket.on('close', () => resolve(answer));
      }),
    async storedEntries() {
      const reader = await openStoreForCommand(dataDir);
      const entries = { leads: await reader.desk.leads(), subscribers: await reader.desk.subscribers() };
      await reader.close();
      return entries;
    },
    async filesOf(leadId: string) {
      const reader = await openStoreForCommand(dataDir);
      const files = await reader.desk.attachments(leadId);
      await reader.close();
      return files;
    },
    async stop() {
      app.closeAllConnections();
      app.close();
      await store.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** The number of whole responses at the start of the text. */
function countResponses(text: string, isHead: boolean): number {
  let count = 0;
  for (let at = 0; ; count += 1) {
    const headEnd = text.indexOf('\r\n\r\n', at);
    if (headEnd < 0) return count;
    const [, length = 0] = /^Content-Length: (\d+)$/im.exec(text.slice(at, headEnd)) ?? [];
    at = headEnd + 4 + (isHead ? 0 : Number(length));
    if (at > text.length) return count;
  }
}

/** Resolves when the connection is closed, even by an error, where `once` would reject. */
export const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;
