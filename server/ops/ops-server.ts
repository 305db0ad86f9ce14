import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeError, type Log } from '../log.ts';
import { StartupError } from '../process/startup-error.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import type { Store } from '../storage/ports/store.ts';
import type { MetricSources, Metrics } from './metrics.ts';

interface OpsParts {
  /** The figures, as text of this type. */
  readonly figures: { readonly contentType: string; text(): Promise<string> };
  /** Resolves where an entry could be stored now; otherwise rejects. */
  readonly probe: () => Promise<void>;
  readonly log: Log;
  /** How long one probe's answer holds, in milliseconds: whoever asks every second writes no more than that. */
  readonly probeMs?: number;
}

type Answer = { readonly status: 200 | 404 | 405 | 503; readonly text: string; readonly contentType?: string };

/**
 * Answers `/livez` (the program runs), `/readyz` (an entry can be stored: one is written down and taken back) and `/metrics`. How long
 * emails wait is a figure, not readiness: a mail server that is down must not take the site off the line.
 */
export function createOpsHttpServer({ figures, probe, log, probeMs = 5000 }: OpsParts): Server {
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

  const ways: Readonly<Record<string, () => Promise<Answer>>> = {
    '/livez': async () => ({ status: 200, text: 'alive' }),
    '/readyz': ready,
    '/metrics': async () => ({ status: 200, text: await figures.text(), contentType: figures.contentType }),
  };

  return createServer(async (request, response) => {
    const way = isOfThisMachine(request.headers.host) ? ways[request.url ?? ''] : undefined;
    const answer = await answerTo(request.method, way).catch((error: unknown): Answer => {
      log({ level: 'error', event: 'ops-error', ...describeError(error) });
      return { status: 503, text: 'the figures cannot be read' };
    });
    const { status, text, contentType = 'text/plain; charset=utf-8' } = answer;
    response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(`${text.trimEnd()}\n`);
  });
}

/** Another name may be a page's in somebody's browser on this machine, which has its own name lead here. */
const isOfThisMachine = (host: string | undefined) => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? '');

async function answerTo(method: string | undefined, way: (() => Promise<Answer>) | undefined): Promise<Answer> {
  if (way === undefined) return { status: 404, text: 'There are /livez, /readyz and /metrics.' };
  return method === 'GET' ? way() : { status: 405, text: 'Only GET is answered here.' };
}

/** What the store calls the row that is written to find out whether it can be. */
const probeJob = 'readiness';

interface OpsOptions extends MetricSources {
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
 * Answers whoever runs the server, on this machine alone.
 * @throws StartupError
 */
export async function startOpsServer({ port, metrics, log, ...readings }: OpsOptions): Promise<Ops> {
  const { store, now = () => new Date() } = readings;
  const server = createOpsHttpServer({
    figures: { contentType: metrics.contentType, text: () => metrics.text(readings) },
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
