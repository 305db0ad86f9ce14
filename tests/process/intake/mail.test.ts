import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { signatureOf } from '../../../server/mail/webhook.ts';
import { leadAt } from '../../../server/storage/contract/fixtures.ts';
import { type OutgoingEntry, outgoingStates } from '../../../server/storage/ports/outbox.ts';
import { openStore } from '../../../server/storage/sqlite/open.ts';
import {
  type ReceivedEmail,
  type SmtpBehavior,
  startTestSmtpServer,
} from '../../../server/test-support/smtp-server.ts';
import { sendLead, startServer, storedMessages, temporaryFolder } from '../support/server-process.ts';

const program = new URL('../support/test-server.ts', import.meta.url).pathname;

async function startSmtpServer(behavior: SmtpBehavior = {}) {
  const smtpServer = await startTestSmtpServer(behavior);
  onTestFinished(() => smtpServer.stop());
  return smtpServer;
}

/** The timeout only ends a test that hangs. */
const eventually = <T>(read: () => T) => expect.poll(read, { interval: 10, timeout: 60_000 });

const mailSettings = (url: string, staff = 'desk@ours.example') => ({
  SMTP_URL: url,
  MAIL_FROM: 'Us <us@ours.example>',
  MAIL_STAFF: staff,
});

/** The outbox of a stopped server. */
async function outgoing(dataDir: string): Promise<OutgoingEntry[]> {
  const store = await openStore(dataDir, 64);
  const all = await store.outbox.list(outgoingStates);
  await store.close();
  return all;
}

const sendAs = (origin: string, email: string) =>
  fetch(`${origin}/api/send/contact`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Debbarma', email, message: `from ${email}` }),
  });

it('works without a mail server, says at the start that it sends no mail, and queues none', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR });
  expect(await sendLead(server.origin, 'hello', 'k')).toBe(200);
  await eventually(server.output).toMatch(/^ +mail +disabled: SMTP_URL is not set$/m);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await storedMessages(DATA_DIR)).toEqual(['hello']);
  expect(await outgoing(DATA_DIR)).toEqual([]);
});

it('prints at the start where mail goes, and never a mail password, a user name or an answer', async () => {
  const smtpServer = await startSmtpServer({ signIn: 'right' });
  const DATA_DIR = temporaryFolder();
  const earlierStore = await openStore(DATA_DIR, 64);
  await earlierStore.intake.addLead(leadAt(Date.now()));
  await earlierStore.close();
  const server = await startServer(
    { DATA_DIR, ...mailSettings(`smtp://hunter1:hunter2@127.0.0.1:${smtpServer.port}`) },
    { program },
  );
  expect((await sendAs(server.origin, 'uniquetestwords@example.com')).status).toBe(200);
  await eventually(() => smtpServer.received.length).toBe(2);
  expect(await server.end('SIGTERM')).toBe(0);
  const output = server.output();
  expect(output).toMatch(
    /^ +mail +sent through 127\.0\.0\.1\n +staff +1 recipient of emails .+\n +unnotified +1 lead /m,
  );
  expect(output.match(/"event":"mail-sent"/g)).toHaveLength(2);
  expect(output).not.toMatch(/hunter|uniquetestwords|ours\.example/);
});

it('sends a lead, and its withdrawal by link, to the staff, to its sender and to the webhook', async () => {
  const smtpServer = await startSmtpServer();
  const webhook = createServer(async (request, response) => {
    webhookRequests.push({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  const webhookRequests: { headers: Record<string, unknown>; body: string }[] = [];
  await once(webhook, 'listening');
  onTestFinished(() => void webhook.close());
  const secret = 's'.repeat(32);
  const server = await startServer(
    {
      DATA_DIR: temporaryFolder(),
      ...mailSettings(smtpServer.url, 'desk@ours.example, head@ours.example'),
      PUBLIC_ORIGIN: 'https://www.ours.example',
      WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
      WEBHOOK_SECRET: secret,
    },
    { program },
  );
  expect(await sendLead(server.origin, 'hello', 'k')).toBe(200);
  expect(await sendLead(server.origin, 'hello', 'k')).toBe(200);
  await eventually(() => [smtpServer.received.length, webhookRequests.length]).toEqual([3, 1]);
  const emailsOf = (subject: string) => smtpServer.received.filter((email) => email.subject === subject);
  const recipientsOf = (emails: ReceivedEmail[]) => emails.flatMap(({ envelope }) => envelope.to).toSorted();
  const notices = emailsOf('staff-notice');
  expect(recipientsOf(notices)).toEqual(['desk@ours.example', 'head@ours.example']);
  expect(notices[0]).toMatchObject({
    messageId: expect.stringMatching(/^<[\da-f-]{36}@ours\.example>$/),
    replyTo: [{ address: 'd@example.com' }],
    envelope: { from: 'us@ours.example' },
  });
  const [acknowledgement] = emailsOf('acknowledgement');
  expect(acknowledgement).toMatchObject({ envelope: { to: ['d@example.com'] } });
  const { reference, withdrawHref } = JSON.parse(acknowledgement?.text ?? '');
  expect(withdrawHref).toMatch(/^https:\/\/www\.ours\.example\/link\//);

  await fetch(server.origin + new URL(withdrawHref).pathname, { method: 'POST' });
  await eventually(() => [smtpServer.received.length, webhookRequests.length]).toEqual([5, 2]);
  expect(await server.end('SIGTERM')).toBe(0);
  const withdrawals = emailsOf('withdrawal-notice');
  expect(recipientsOf(withdrawals)).toEqual(['desk@ours.example', 'head@ours.example']);
  for (const { text: content = '' } of withdrawals) {
    expect(JSON.parse(content)).toMatchObject({ reference, form: 'contact' });
    expect(content).not.toMatch(/hello|d@example/);
  }
  expect(JSON.parse(webhookRequests[1]?.body ?? '')).toMatchObject({ type: 'lead.withdrawn', data: { reference } });
  const [{ headers, body } = { headers: {}, body: '' }] = webhookRequests;
  const message = { id: String(headers['webhook-id']), timestamp: String(headers['webhook-timestamp']), body };
  expect(headers['webhook-signature']).toBe(signatureOf(message, secret));
  expect(JSON.parse(body)).toMatchObject({ data: { answers: { message: 'hello' } } });
});

it('an unknown and a greylisted address delay no other email, and the unknown one gets nothing more', async () => {
  const refusals: Record<string, string> = {
    'gone@example.com': '550 5.1.1 No',
    'grey@example.com': '450 4.7.1 Later',
    'head@ours.example': '450 4.7.1 Later',
  };
  const smtpServer = await startSmtpServer({ recipient: (address) => refusals[address] ?? null });
  const DATA_DIR = temporaryFolder();
  const staff = 'desk@ours.example, head@ours.example';
  const server = await startServer({ DATA_DIR, ...mailSettings(smtpServer.url, staff) }, { program });
  for (const email of ['gone@example.com', 'grey@example.com', 'here@example.com']) await sendAs(server.origin, email);
  await eventually(() => smtpServer.received.length).toBe(4);
  await eventually(server.output).toContain('"event":"mail-dead"');
  const secondMessage = { name: 'Debbarma', email: 'Gone@example.com', message: 'once more' };
  await fetch(`${server.origin}/api/send/contact`, { method: 'POST', body: new URLSearchParams(secondMessage) });
  await eventually(server.output).toContain('"event":"mail-cancelled"');
  await eventually(() => smtpServer.received.length).toBe(5);
  // One retry for grey@ and four for head@. Without this wait, the shutdown may leave an email untried and without a code.
  await eventually(() => server.output().split('"event":"mail-retry"').length - 1).toBe(5);
  expect(await server.end('SIGTERM')).toBe(0);
  const outcomes = (await outgoing(DATA_DIR)).map(
    ({ recipient, state, lastCode }) => `${recipient} ${state} ${lastCode}`,
  );
  expect(outcomes.toSorted()).toEqual([
    'Gone@example.com cancelled suppressed',
    ...Array.from({ length: 4 }, () => 'desk@ours.example sent 250'),
    'gone@example.com dead 550 5.1.1',
    'grey@example.com retry 450 4.7.1',
    ...Array.from({ length: 4 }, () => 'head@ours.example retry 450 4.7.1'),
    'here@example.com sent 250',
  ]);
});

it('SIGTERM waits for an email in transit, records it, and exits with 0', async () => {
  const smtpServer = await startSmtpServer({ onEmail: () => sleep(300) });
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR, ...mailSettings(smtpServer.url) }, { program });
  await sendLead(server.origin, 'hello', 'k');
  await eventually(() => smtpServer.received.length).toBeGreaterThan(0);
  expect(await server.end('SIGTERM')).toBe(0);
  const states = (await outgoing(DATA_DIR)).map(({ state }) => state);
  expect(states).toHaveLength(2);
  expect(states).toContain('sent');
  expect(states).not.toContain('sending');
});
