import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { CannotStart } from './cannot-start.ts';
import type { Settings } from './config.ts';
import { explainDataFolder, refuseIfStoreIsGone } from './data-folder.ts';
import { inTurn } from './http/in-turn.ts';
import { renderByReactRouter, renderLinkByReactRouter, type SiteBuild } from './http/react-router.ts';
import { readLinkSecret } from './links/link-secret.ts';
import { createLinkSigner } from './links/link-signer.ts';
import { logToStdout } from './log.ts';
import { addresseesOf } from './mail/addressees-of.ts';
import { describeMail } from './mail/describe-mail.ts';
import { startMail } from './mail/start-mail.ts';
import type { WorkerTimes } from './mail/worker.ts';
import { startCanary } from './ops/canary.ts';
import { createMetrics } from './ops/metrics.ts';
import { type Ops, startOps } from './ops/start-ops.ts';
import { startTellingOfQuarantine } from './quarantine/start-telling.ts';
import { startRetention } from './retention/start-retention.ts';
import { onStop } from './stop-signals.ts';
import { openStore, placeOf, sizesOf } from './storage/open.ts';

/** How long requests under way may take to finish once the program is told to stop. */
const farewellMs = 10_000;

/**
 * Serves the site until the program is told to stop.
 * @param mailTimes for tests, which cannot wait as long as letters do
 * @throws CannotStart
 */
export async function serve(settings: Settings, build: SiteBuild, mailTimes?: Partial<WorkerTimes>): Promise<void> {
  const { opsPort } = settings;
  const metrics = opsPort === null ? undefined : createMetrics();
  const log = metrics?.countingLog(logToStdout) ?? logToStdout;
  if (settings.database === null) refuseIfStoreIsGone(settings.dataDir);
  const store = await openStore(settings, log);
  const turns = inTurn();
  const addressees = addresseesOf(settings);
  const secret = readLinkSecret(settings.dataDir, settings.linkSecret);
  explainDataFolder(settings.dataDir);
  const app = createApp({
    settings,
    store,
    clientDir: fileURLToPath(new URL('../build/client', import.meta.url)),
    render: renderByReactRouter(build),
    renderLink: renderLinkByReactRouter(build),
    signer: createLinkSigner(secret, ''),
    log,
    addressees,
    metrics,
    turns,
  });
  const storeSizes = () => sizesOf(settings);
  let ops: Ops | undefined;
  try {
    if (metrics) ops = await startOps({ port: opsPort ?? 0, metrics, store, storeSizes, log });
    await listen(app, settings);
  } catch (error) {
    await ops?.stop();
    await store.close();
    throw error;
  }
  const address = addressOf(app, settings);
  const origin = settings.publicOrigin ?? address;
  const mail = startMail({
    settings,
    outbox: store.outbox,
    renderLetter: build.entry.module.renderLetter,
    links: createLinkSigner(secret, origin),
    people: store.people,
    origin,
    turns,
    log,
    times: mailTimes,
  });
  const { retentionDays } = settings;
  const { quarantine, retention: jobs } = store;
  const stopRetention = startRetention({ retentionDays, store: jobs, log });
  const stopTelling = startTellingOfQuarantine({ quarantine, jobs, addressees, log });
  const { canaryEmail } = settings;
  const stopCanary = canaryEmail === null ? undefined : startCanary({ email: canaryEmail, address, store, log });
  onStop(async () => {
    await stopCanary?.();
    await Promise.all([finish(app), mail.stop(farewellMs), stopRetention(), stopTelling(), ops?.stop()]);
    await store.close();
    process.exit(0);
  });
  console.info(`The site is at ${address}`);
  console.info(`What visitors send is kept in ${placeOf(settings)}; npm run leads shows it`);
  if (ops) console.info(`How it is: ${ops.address}/livez, /readyz and /metrics`);
  for (const line of describeMail(settings, address)) console.info(line);
}

async function listen(app: Server, { port, host }: Settings): Promise<void> {
  app.listen(port, host);
  try {
    await once(app, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new CannotStart(`Port ${port} is taken by another program. Stop it, or set PORT to another number.`);
    }
    if (code === 'EACCES') throw new CannotStart(`Port ${port} is not open to this user. Set PORT to 1024 or higher.`);
    if (code === 'EADDRNOTAVAIL') {
      throw new CannotStart(`${host} is no address of this machine. Set HOST to one that is, such as 127.0.0.1.`);
    }
    throw error;
  }
}

/** Takes no new connections, and resolves when the requests under way are answered, or their time is over. */
async function finish(app: Server): Promise<void> {
  const closed = once(app, 'close');
  app.close();
  // A connection that was busy when closing began goes idle later, and node leaves it open.
  const sweep = setInterval(() => app.closeIdleConnections(), 50);
  const deadline = setTimeout(() => app.closeAllConnections(), farewellMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

function addressOf(app: Server, { host }: Settings): string {
  const { port } = app.address() as AddressInfo;
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
