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

type Answer = { readonly status: 200 | 404 | 405 | 503; readonly text: string; readonly contentType?: string };

/**
 * Serves `/livez` (the process runs), `/readyz` (an entry can be stored; tested by a write) and `/metrics`. Readiness does not include the
 * mail queue: the site has to stay online while the mail server is down.
 */
export function createOpsHttpServer({ metricsText, probe, log, probeMs = 5000 }: OpsHttpOptions): Server {
  let last: { readonly atMs: number; readonly answer: Promise<Answer> } | undefined;

  function ready(): Promise<Answer> {
    if (last === undefined || performance.now() - last.atMs > probeMs) {
      const answer = probe().then(
        () => ({ status: 200, text: 'ready' }) as const,
        (error: unknown) => {
          const reason = error instanceof StoreUnavailable ? error.reason : describeError(error).kind;
          log({ level: 'error', event: 'not-ready', reason });
          return { status: 503, text: `not ready: the store takes nothing (${reason})` } as const;
        },
      );
      last = { atMs: performance.now(), answer };
    }
    return last.answer;
  }

  const routes: Readonly<Record<string, () => Promise<Answer>>> = {
    '/livez': async () => ({ status: 200, text: 'alive' }),
    '/readyz': ready,
    '/metrics': async () => ({ status: 200, text: await metricsText.text(), contentType: metricsText.contentType }),
  };

  return createServer(async (request, response) => {
    const route = isLocalHost(request.headers.host) ? routes[request.url ?? ''] : undefined;
    const answer = await answerTo(request.method, route).catch((error: unknown): Answer => {
      log({ level: 'error', event: 'ops-error', ...describeError(error) });
      return { status: 503, text: 'the metrics cannot be read' };
    });
    const { status, text, contentType = 'text/plain; charset=utf-8' } = answer;
    response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(`${text.trimEnd()}\n`);
  });
}

/** Prevents DNS rebinding: a website could point its own name at 127.0.0.1 for a browser on this machine. */
const isLocalHost = (host: string | undefined) => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? '');

async function answerTo(method: string | undefined, route: (() => Promise<Answer>) | undefined): Promise<Answer> {
  if (route === undefined) return { status: 404, text: 'There are /livez, /readyz and /metrics.' };
  return method === 'GET' ? route() : { status: 405, text: 'Only GET is answered here.' };
}

/** The name of the job row that the readiness probe writes. */
const probeJob = 'readiness';

interface OpsServerOptions extends MetricSources {
  /** 0 takes any free port. */
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
 * Starts the operations server, which only this machine reaches.
 * @throws StartupError
 */
export async function startOpsServer({ port, metrics, log, ...readings }: OpsServerOptions): Promise<Ops> {
  const { store, now = () => new Date() } = readings;
  const server = createOpsHttpServer({
    metricsText: { contentType: metrics.contentType, text: () => metrics.text(readings) },
    async probe() {
      const time = now().toISOString();
      await store.retention.beginJob(probeJob, { now: time, dueBefore: time, leaseUntil: time });
    },
    log,
  });
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new StartupError(
      `OPS_PORT ${port} cannot be listened on (${String(code)}). Set it to another number, or leave it out.`,
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
