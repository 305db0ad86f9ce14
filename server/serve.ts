import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { hourMs } from '#forms/durations.ts';
import { createApp, createRenderLimit } from './app.ts';
import type { Settings } from './config/settings.ts';
import { closeGracefully, shutdownTimes } from './http/connections.ts';
import { renderByReactRouter, renderLinkByReactRouter, type SiteBuild } from './http/react-router.ts';
import type { Recipients } from './intake/outgoing-messages.ts';
import { readServerSecret } from './links/link-secret.ts';
import { createLinkSigner } from './links/link-signer.ts';
import { type Log, logError, logToStdout } from './log.ts';
import { mailboxIntervalMs, readIncomingMail } from './mail/incoming-mail.ts';
import { followRecipients } from './mail/recipients.ts';
import { startMail } from './mail/start-mail.ts';
import type { WorkerTimes } from './mail/worker.ts';
import { startOpsServer } from './ops/ops-server.ts';
import { startPageViews } from './page-views.ts';
import { assertStoreExists } from './process/data-folder.ts';
import { onShutdownSignal } from './process/shutdown-signals.ts';
import { StartupError } from './process/startup-error.ts';
import { summarizeStartup } from './process/startup-summary.ts';
import { inheritedSocket } from './process/systemd-socket.ts';
import { createProofOfWork } from './proof-of-work/proof-of-work.ts';
import { notifyQuarantine } from './quarantine/notify-quarantine.ts';
import { remindOfGuardians } from './retention/guardian-reminders.ts';
import { retentionRules, startRetention } from './retention/retention.ts';
import { hashAddressWith } from './storage/address-hash.ts';
import { describeStore, openStore, readStoreInfo, readStoreSizes } from './storage/open.ts';
import type { HashAddress } from './storage/ports/outbox.ts';
import { newestBackupAt } from './storage/sqlite/backup-manifest.ts';
import { runEvery } from './timers.ts';

/**
 * Serves the site until the process gets a stop signal.
 * @param mailTimes shorter intervals of the mail worker, for tests
 * @throws StartupError
 */
export async function serve(settings: Settings, build: SiteBuild, mailTimes?: Partial<WorkerTimes>): Promise<void> {
  const { opsPort } = settings;
  const { renderEmail, inlined, needsProof } = build.entry.module;
  // The library of the metrics has eighty modules, which most servers do not need.
  const metrics = opsPort === null ? undefined : (await import('./ops/metrics.ts')).createMetrics();
  const log = metrics?.countingLog(logToStdout) ?? logToStdout;
  if (settings.database === null) assertStoreExists(settings.dataDir);
  const store = await openStore(settings, log);
  const storeInfo = await readStoreInfo(settings);
  const rendering = createRenderLimit();
  const { recipients } = await followRecipients(settings, store.desk);
  const secret = await readServerSecret(settings, store.desk);
  const pageViews = startPageViews(store.desk, log);
  const app = createApp({
    settings,
    store,
    clientDir: fileURLToPath(new URL('../build/client', import.meta.url)),
    render: renderByReactRouter(build),
    renderLink: renderLinkByReactRouter(build),
    inlined,
    signer: createLinkSigner(secret, ''),
    log,
    recipients,
    proof: needsProof ? createProofOfWork(secret) : undefined,
    metrics,
    rendering,
    countView: pageViews.count,
  });
  const storeSizes = () => readStoreSizes(settings);
  const backupMadeAt = () => newestBackupAt(settings.backupDir);
  await using stack = new AsyncDisposableStack();
  stack.defer(store.close);
  const ops = metrics && (await startOpsServer({ port: opsPort ?? 0, metrics, store, storeSizes, backupMadeAt, log }));
  stack.defer(async () => ops?.stop());
  const address = await listen(app, settings);
  stack.move();

  const origin = settings.publicOrigin ?? address;
  const hashAddress = hashAddressWith(secret);
  const mail = startMail({
    settings,
    outbox: store.outbox,
    renderEmail,
    links: createLinkSigner(secret, origin),
    hashAddress,
    people: store.people,
    origin,
    rendering,
    log,
    times: mailTimes,
  });
  const stopJobs = startJobs({ settings, store, recipients, hashAddress, log });
  onShutdownSignal(async () => {
    await Promise.all([closeGracefully(app), mail.stop(shutdownTimes.timeoutMs), stopJobs(), ops?.stop()]);
    await pageViews.stop();
    await store.close();
    process.exit(0);
  });
  // The start does not fail if this count does. `npm run doctor` reports it, too.
  const unnotifiedLeads = await store.desk.countLeads({ isStaffUnnotified: true }).catch(() => 0);
  console.info(
    summarizeStartup({
      settings,
      address,
      opsAddress: ops?.address ?? null,
      store: { ...storeInfo, location: describeStore(settings) },
      backupMadeAt: newestBackupAt(settings.backupDir),
      staff: recipients.staff,
      unnotifiedLeads,
      needsProof,
      now: new Date(),
    }),
  );
}

interface JobOptions {
  readonly settings: Settings;
  readonly store: Awaited<ReturnType<typeof openStore>>;
  readonly recipients: Recipients;
  readonly hashAddress: HashAddress;
  readonly log: Log;
}

/** Starts the periodic jobs: retention, reminders, quarantine notices and, if it is set, the mailbox. @returns stops them */
function startJobs({ settings, store, recipients, hashAddress, log }: JobOptions) {
  const { outbox, desk, retention } = store;
  const { mailboxUrl } = settings;
  const everyHour = (event: string, job: () => Promise<void>) => runEvery(hourMs, job, logError(log, event));
  const mailbox = mailboxUrl !== null && { mailboxUrl, outbox, desk, jobs: retention, hashAddress, log };
  const stops = [
    startRetention({ rules: retentionRules(settings), store: retention, log }),
    everyHour('guardian-reminder-failed', () => remindOfGuardians({ store: retention, recipients, settings })),
    everyHour('quarantine-notice-failed', () => notifyQuarantine({ store: retention, recipients, log })),
    ...(mailbox
      ? [runEvery(mailboxIntervalMs, (signal) => readIncomingMail(mailbox, signal), logError(log, 'mailbox-failed'))]
      : []),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}

/**
 * @returns the URL at which this machine reaches the server
 * @throws StartupError
 */
async function listen(app: Server, { port, host }: Settings): Promise<string> {
  const fd = inheritedSocket(process.env);
  app.listen(fd === undefined ? { port, host } : { fd });
  try {
    await once(app, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${port} is taken by another program. Stop it, or set PORT to another number.`);
    }
    if (code === 'EACCES') throw new StartupError(`Port ${port} is not open to this user. Set PORT to 1024 or higher.`);
    if (code === 'EADDRNOTAVAIL') {
      throw new StartupError(`${host} is not an address of this machine. Set HOST to one that is, such as 127.0.0.1.`);
    }
    throw error;
  }
  return addressOf(app);
}

/** @throws StartupError */
function addressOf(app: Server): string {
  const bound = app.address() as AddressInfo | null;
  if (bound?.port === undefined) {
    throw new StartupError(
      'The service manager passes a socket without a port. Set an address and a port in website.socket.',
    );
  }
  const { address, port } = bound;
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address)) return `http://localhost:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
