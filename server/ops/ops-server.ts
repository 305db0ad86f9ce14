import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeError, type Log } from '../log.ts';
import { StartupError } from '../process/startup-error.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import type { Store } from '../storage/ports/store.ts';
import type { MetricSources, Metrics } from './metrics.ts';

interface OpsHttpOptions {
  readonly metricsText: { readonly contentType: string; text(): Promise<string> };
  /** Rejects if no entry can be stored now. */
  readonly probe: () => Promise<void>;
  readonly log: Log;
  /** How long the result of a probe is cached, in milliseconds, to limit the writes. */
  readonly probeMs?: number;
}

type Reply = { readonly status: 200 | 404 | 405 | 503; readonly text: string; readonly contentType?: string };

/**
 * Serves `/livez` (the process runs), `/readyz` (an entry can be stored; tested by a write) and `/metrics`. Readiness does not include the
 * mail queue: the site must stay online while the mail server is down.
 */
export function createOpsHttpServer({ metricsText, probe, log, probeMs = 5000 }: OpsHttpOptions): Server {
  let last: { readonly atMs: number; readonly reply: Promise<Reply> } | undefined;

  function ready(): Promise<Reply> {
    if (last === undefined || performance.now() - last.atMs > probeMs) {
      const reply = probe().then(
        () => ({ status: 200, text: 'ready' }) as const,
        (error: unknown) => {
          const reason = error instanceof StoreUnavailable ? error.reason : describeError(error).kind;
          log({ level: 'error', event: 'not-ready', reason });
          return { status: 503, text: `not ready: the store accepts no entries (${reason})` } as const;
        },
      );
      last = { atMs: performance.now(), reply };
    }
    return last.reply;
  }

  const routes: Readonly<Record<string, () => Promise<Reply>>> = {
    '/livez': async () => ({ status: 200, text: 'alive' }),
    '/readyz': ready,
    '/metrics': async () => ({ status: 200, text: await metricsText.text(), contentType: metricsText.contentType }),
  };

  return createServer(async (request, response) => {
    const route = isLocalHost(request.headers.host) ? routes[request.url ?? ''] : undefined;
    const reply = await replyTo(request.method, route).catch((error: unknown): Reply => {
      log({ level: 'error', event: 'ops-error', ...describeError(error) });
      return { status: 503, text: 'the metrics cannot be read' };
    });
    const { status, text, contentType = 'text/plain; charset=utf-8' } = reply;
    response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(`${text.trimEnd()}\n`);
  });
}

/** Prevents DNS rebinding: a website could point its own name at 127.0.0.1 for a browser on this machine. */
const isLocalHost = (host: string | undefined) => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? '');

async function replyTo(method: string | undefined, route: (() => Promise<Reply>) | undefined): Promise<Reply> {
  if (route === undefined) return { status: 404, text: 'There are /livez, /readyz and /metrics.' };
  return method === 'GET' ? route() : { status: 405, text: 'Only GET is allowed.' };
}

/** The name of the job row that the readiness probe writes. */
const probeJob = 'readiness';

interface OpsServerOptions extends MetricSources {
  /** 0 selects any free port. */
  readonly port: number;
  readonly metrics: Metrics;
  readonly store: Pick<Store, 'outbox' | 'retention'>;
  readonly log: Log;
}

export interface Ops {
  /** Such as `http://127.0.0.1:9464`. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Starts the operations server, which only this machine can reach.
 * @throws StartupError
 */
export async function startOpsServer({ port, metrics, log, ...sources }: OpsServerOptions): Promise<Ops> {
  const { store, now = () => new Date() } = sources;
  const server = createOpsHttpServer({
    metricsText: { contentType: metrics.contentType, text: () => metrics.text(sources) },
    async probe() {
      const time = now().toISOString();
      await store.retention.beginJob(probeJob, { now: time, dueBefore: time, leaseUntil: time });
    },
    log,
  });
  return listenOnLoopback(server, port, 'OPS_PORT');
}

/**
 * @param setting of the port, for messages
 * @throws StartupError
 */
export async function listenOnLoopback(server: Server, port: number, setting: string): Promise<Ops> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new StartupError(
      `The server cannot listen on ${setting} ${port} (${String(code)}). Set it to another number, or remove it.`,
    );
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
