import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CannotStart } from '../cannot-start.ts';
import type { Log } from '../log.ts';
import type { Store } from '../storage/ports/store.ts';
import type { Metrics } from './metrics.ts';
import { createOpsServer } from './ops-server.ts';

/** What the store calls the row that is written to find out whether it can be. */
const probeJob = 'readiness';

export interface OpsOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly metrics: Metrics;
  readonly store: Pick<Store, 'outbox' | 'retention'>;
  /** In bytes, by what they are. */
  readonly storeSizes: () => Readonly<Record<string, number>>;
  readonly log: Log;
  readonly now?: () => Date;
}

export interface Ops {
  /** Such as `http://127.0.0.1:9464`. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Answers whoever runs the server, on this machine alone.
 * @throws CannotStart
 */
export async function startOps(options: OpsOptions): Promise<Ops> {
  const { port, metrics, store, storeSizes, log, now = () => new Date() } = options;
  const server = createOpsServer({
    figures: {
      contentType: metrics.contentType,
      text: () =>
        metrics.text({
          now,
          oldestDue: () => store.outbox.oldestDue(now().toISOString()),
          doneAt: (job) => store.retention.jobDoneAt(job),
          storeBytes: storeSizes,
        }),
    },
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
    throw new CannotStart(
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
