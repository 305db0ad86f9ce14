import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type SmtpBehavior, startTestSmtpServer, type TestSmtpServer } from '../test-support/smtp-server.ts';
import { unusedPort } from '../test-support/unused-port.ts';
import { createSmtpTransport, type Email } from './smtp-transport.ts';

const email: Email = {
  messageId: 'b1@example.com',
  to: 'desk@example.com',
  replyTo: 'sender@example.com',
  headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': `<https://example.com/link/${'x'.repeat(200)}>` },
  content: { subject: 'নমস্কার, a message', html: '<p>নমস্কার</p>', text: 'নমস্কার\n' },
};

const from = { name: 'Our, Company', address: 'us@example.com' };
const times = { connectMs: 2000, silentMs: 500, idleMs: 1000 };
const neverAborted = new AbortController().signal;

let server: TestSmtpServer;
let close = () => {};
afterEach(async () => {
  close();
  await server.stop();
});

async function transportTo(behavior: SmtpBehavior = {}, address = (port: number) => `smtp://127.0.0.1:${port}`) {
  server = await startTestSmtpServer(behavior);
  const transport = createSmtpTransport({ smtpUrl: address(server.port), from }, times);
  close = transport.close;
  return transport;
}

describe('an email', () => {
  it('arrives unchanged, with its message id and with a reply address', async () => {
    const transport = await transportTo();
    expect(await transport.send(email, neverAborted)).toEqual({ outcome: 'sent', code: '250' });
    const [arrived] = server.received;
    expect(arrived).toMatchObject({
      ...email.content,
      html: expect.stringContaining('<p>নমস্কার</p>'),
      messageId: '<b1@example.com>',
      from: { name: 'Our, Company', address: 'us@example.com' },
      to: [{ address: 'desk@example.com' }],
      replyTo: [{ address: 'sender@example.com' }],
      envelope: { from: 'us@example.com', to: [email.to] },
    });
    const headers = Object.fromEntries(arrived?.headers.map(({ originalKey, value }) => [originalKey, value]) ?? []);
    expect(headers).toMatchObject(email.headers);
  });

  it('never opens a file path or URL that it contains', async () => {
    const transport = await transportTo();
    const path = { path: '/etc/hostname' } as unknown as string;
    const result = await transport.send({ ...email, content: { ...email.content, html: path } }, neverAborted);
    expect(result).toEqual({ outcome: 'retry', code: 'EFILEACCESS' });
    expect(server.received).toEqual([]);
  });

  it('to nobody uses a connection like any other, and is not sent', async () => {
    const transport = await transportTo();
    await transport.send(email, neverAborted);
    expect(await transport.send({ ...email, to: null }, neverAborted)).toEqual({
      outcome: 'cancelled',
      code: 'no-recipient',
    });
    expect([server.connectionCount(), server.received.length]).toEqual([1, 1]);
    expect(await transport.send(email, neverAborted)).toEqual({ outcome: 'sent', code: '250' });
  });

  it('shares one connection with the next ones', async () => {
    const transport = await transportTo();
    await transport.send(email, neverAborted);
    await transport.send({ ...email, messageId: 'b2@example.com' }, neverAborted);
    expect([server.connectionCount(), server.received.length]).toEqual([1, 2]);
  });
});

it.each<[string, SmtpBehavior, object]>([
  [
    'refuses each recipient',
    { recipient: () => '550 5.1.1 No' },
    { outcome: 'dead', code: '550 5.1.1', isAddressGone: true },
  ],
  ['greylists', { recipient: () => '450 4.7.1 Later' }, { outcome: 'retry', code: '450 4.7.1' }],
  ['refuses the email itself', { email: '554 5.6.0 No' }, { outcome: 'dead', isAddressGone: false }],
  ['refuses the email by a policy', { email: '550 5.7.1 No' }, { outcome: 'retry', code: '550 5.7.1' }],
  ['refuses the sender', { sender: '550 5.1.8 No' }, { outcome: 'pause', code: '550 5.1.8' }],
  ['requires a sign-in', { signIn: '535 5.7.8 No' }, { outcome: 'pause', code: '530 5.7.0' }],
  ['refuses every connection', { greeting: '554 5.3.2 No' }, { outcome: 'pause', code: '554 5.3.2' }],
  ['closes the connection before it replies', { email: 'drop' }, { outcome: 'pause', isUnknown: true }],
  ['does not reply in time', { email: 'hang' }, { outcome: 'pause', code: 'ETIMEDOUT', isUnknown: true }],
])('classifies a server that %s', async (_, behavior, expected) => {
  const transport = await transportTo(behavior);
  expect(await transport.send(email, neverAborted)).toMatchObject(expected);
  // The pool must not retry an email that may have arrived.
  expect(server.received.length).toBeLessThanOrEqual(1);
});

it('pauses all emails when the password is refused', async () => {
  const transport = await transportTo({ signIn: '535 5.7.8 No' }, (port) => `smtp://us:p%40ss@127.0.0.1:${port}`);
  expect(await transport.send(email, neverAborted)).toEqual({ outcome: 'pause', code: '535 5.7.8' });
  server.behavior.signIn = 'right';
  expect(await transport.send(email, neverAborted)).toMatchObject({ outcome: 'sent' });
});

it('pauses all emails when the server does not exist', async () => {
  const port = await unusedPort();
  const transport = await transportTo({}, () => `smtp://127.0.0.1:${port}`);
  expect(await transport.send(email, neverAborted)).toMatchObject({ outcome: 'pause', code: 'ECONNREFUSED' });
});

it('connects only once to a server that closes the connection at once', async () => {
  let connections = 0;
  const closing = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(closing, 'listening');
  const { port } = closing.address() as AddressInfo;
  const transport = await transportTo({}, () => `smtp://127.0.0.1:${port}`);
  expect(await transport.send(email, neverAborted)).toMatchObject({ outcome: 'pause' });
  expect(connections).toBe(1);
  closing.close();
});

it('never connects to another machine without encryption, even if the URL asks for it', async () => {
  const transport = await transportTo({}, (port) => `smtp://0.0.0.0:${port}?requireTLS=false&ignoreTLS=true`);
  expect(await transport.send(email, neverAborted)).toMatchObject({ outcome: 'pause' });
  expect(server.received).toEqual([]);
});

it('aborts an email that takes too long, and reports that it may have arrived', async () => {
  const transport = await transportTo({ email: 'hang' });
  const controller = new AbortController();
  const result = transport.send(email, controller.signal);
  await expect.poll(() => server.received.length).toBe(1);
  controller.abort();
  expect(await result).toEqual({ outcome: 'pause', code: 'EABORT', isUnknown: true });
});
