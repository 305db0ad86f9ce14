import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { hourMs } from '#forms/durations.ts';
import type { Settings } from '#server/config/settings.ts';
import { readServerSecret } from '#server/links/link-secret.ts';
import { describeError, logToStdout } from '#server/log.ts';
import { followRecipients } from '#server/mail/recipients.ts';
import { createSmtpTransport } from '#server/mail/smtp-transport.ts';
import { createOpsHttpServer, listenOnLoopback } from '#server/ops/ops-server.ts';
import { onShutdownSignal } from '#server/process/shutdown-signals.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { openStoreForCommand } from '#server/storage/open.ts';
import { createDeskHandler, type DeskBuild } from './handler.ts';
import { createDeskServer } from './http.ts';
import { createSignIn } from './sign-in.ts';
import { signInEmail } from './sign-in-email.ts';

/** The delay of an email with a code: longer than the response takes, but short for a person who waits. */
const sendDelayMs = { min: 700, max: 2000 };

/** How long an email with a code may take. */
const sendTimeoutMs = 60_000;

/**
 * Serves the desk until the process gets a stop signal.
 * @throws StartupError
 */
export async function serveDesk(settings: Settings, build: DeskBuild): Promise<void> {
  const { deskPort, deskHost, deskOrigin, mail, mailboxUrl, proxyHops, needsSecondPerson, clamdSocket } = settings;
  const store = await openStoreForCommand(settings);
  const hasMetrics = settings.deskOpsPort !== null;
  const metrics = hasMetrics ? (await import('#server/ops/desk-metrics.ts')).createDeskMetrics(store.facts) : undefined;
  const log = metrics?.countingLog(logToStdout) ?? logToStdout;
  const transport = mail && createSmtpTransport(mail);
  const signIn = createSignIn({
    staff: store.staff,
    secret: await readServerSecret(settings, store.desk),
    sendCode: (member, code) => {
      const email = signInEmail(member, code, deskOrigin ?? `http://localhost:${deskPort}`, mail?.from.address ?? '');
      const send = async () => {
        const result = await transport?.send(email, AbortSignal.timeout(sendTimeoutMs));
        if (result?.outcome === 'sent') return;
        log({ level: 'error', event: 'sign-in-email-failed', outcome: result?.outcome, code: result?.code });
      };
      // Sending blocks the event loop. Without a delay, the response time would reveal that the address has an account.
      setTimeout(() => void send(), randomInt(sendDelayMs.min, sendDelayMs.max));
    },
  });
  const { recipients, refresh: refreshRecipients } = await followRecipients(settings, store.desk);
  const handle = createDeskHandler(build, {
    store,
    signIn,
    hasMail: mail !== null,
    readsAnswers: mailboxUrl !== null,
    recipients,
    staffSettings: mail?.staff ?? null,
    refreshRecipients,
    clamdSocket,
    needsSecondPerson,
    log,
  });
  const server = createDeskServer({ handle, origin: deskOrigin, proxyHops, log });
  server.listen(deskPort, deskHost);
  await once(server, 'listening').catch(async (error: NodeJS.ErrnoException) => {
    await store.close();
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartupError(
      `Port ${deskPort} is taken by another program. Stop it, or set DESK_PORT to another number.`,
    );
  });
  const ops =
    metrics &&
    (await listenOnLoopback(
      createOpsHttpServer({ metricsText: metrics, probe: store.ping, log }),
      settings.deskOpsPort ?? 0,
      'DESK_OPS_PORT',
    ));
  const deleteOld = () =>
    void signIn.deleteOld().catch((error) => log({ level: 'error', event: 'desk-error', ...describeError(error) }));
  const timer = setInterval(deleteOld, hourMs);
  onShutdownSignal(async () => {
    clearInterval(timer);
    server.close();
    server.closeAllConnections();
    transport?.close();
    await ops?.stop();
    await store.close();
    process.exit(0);
  });
  const members = await store.staff.members();
  const { port } = server.address() as AddressInfo;
  const operations = ops ? [`  operations ${ops.address}/livez, /readyz and /metrics`] : [];
  console.info([`The desk of the staff is at ${deskOrigin ?? `http://localhost:${port}`}`, ...operations].join('\n'));
  if (members.length === 0) {
    console.info('  Nobody can sign in yet. Invite the first owner: npm run desk -- --invite you@example.com');
  }
}
