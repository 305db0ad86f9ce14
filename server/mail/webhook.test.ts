import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import { leadAt, outgoingAt } from '../storage/contract/fixtures.ts';
import { outgoingStates } from '../storage/ports/outbox.ts';
import { openStore } from '../storage/sqlite/open.ts';
import { unusedPort } from '../test-support/unused-port.ts';
import { startMail } from './start-mail.ts';
import { claimed, noon, renderPlainly } from './test-fixtures.ts';
import { callWebhook } from './webhook.ts';

const secret = 's'.repeat(32);
const now = new Date(noon);
const neverAborted = new AbortController().signal;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?of=us`;
}

it('sends the lead as JSON with a signature over body and timestamp', async () => {
  let received: { request: IncomingMessage; body: string } | undefined;
  const url = await listen(async (request, response) => {
    received = { request, body: await text(request) };
    response.writeHead(204).end();
  });
  expect(await callWebhook(claimed(), { url, secret }, { now, signal: neverAborted })).toEqual({
    outcome: 'sent',
    code: '204',
  });
  const { method, url: path, headers } = received?.request ?? {};
  expect([method, path, headers?.['content-type']]).toEqual(['POST', '/hook?of=us', 'application/json']);
  const { id } = claimed();
  const timestamp = String(noon / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${received?.body}`).digest('base64');
  expect(headers).toMatchObject({
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  });
  expect(JSON.parse(received?.body ?? '')).toMatchObject({
    type: 'lead.received',
    timestamp: now.toISOString(),
    data: {
      reference: 'CCCC-DDDD',
      form: 'application',
      answers: { email: 'Sender@example.com' },
      files: [{ field: 'resume', fileName: 'cv.pdf', mediaType: 'application/pdf', byteSize: 9 }],
    },
  });
});

it.each([
  [200, { outcome: 'sent' }],
  [410, { outcome: 'dead' }],
  [400, { outcome: 'retry', code: '400' }],
  [429, { outcome: 'retry', code: '429' }],
  [503, { outcome: 'retry', code: '503' }],
])('classifies the status %i', async (status, expected) => {
  const url = await listen((_, response) => void response.writeHead(status).end());
  expect(await callWebhook(claimed(), { url, secret }, { now, signal: neverAborted })).toMatchObject(expected);
});

it.each([301, 302, 303, 307, 308])(
  'follows no redirect with status %i, neither on the same host nor to another',
  async (status) => {
    const requests: string[] = [];
    const elsewhere = await listen(({ url }, response) => {
      requests.push(`elsewhere ${url}`);
      response.end();
    });
    for (const location of [elsewhere, '/other']) {
      const url = await listen((request, response) => {
        requests.push(`${request.method} ${request.url}`);
        response.writeHead(status, { Location: location }).end();
      });
      expect(await callWebhook(claimed(), { url, secret }, { now, signal: neverAborted })).toEqual({
        outcome: 'retry',
        code: String(status),
      });
    }
    expect(requests).toEqual(['POST /hook?of=us', 'POST /hook?of=us']);
  },
);

it('retries a call that was answered with a redirect, and stores the status', async () => {
  const url = await listen((_, response) => void response.writeHead(308, { Location: 'https://example.com/' }).end());
  const dataDir = mkdtempSync(join(tmpdir(), 'webhook-'));
  const store = await openStore(dataDir, 64);
  await store.intake.addLead(leadAt(noon), [outgoingAt(0, { kind: 'webhook', recipient: '' })]);
  const worker = startMail({
    settings: { mail: null, webhook: { url, secret } },
    outbox: store.outbox,
    hashAddress: () => '',
    people: store.people,
    renderEmail: renderPlainly,
    links: { hrefOf: () => '' },
    origin: '',
    rendering: new ConcurrencyLimit(),
    log: () => {},
    now: () => now,
  });
  onTestFinished(async () => {
    await worker.stop(0);
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  const waiting = { state: 'retry', attempts: 1, lastCode: '308', nextAttemptAt: '2026-11-20T12:01:00.000Z' };
  await expect.poll(() => store.outbox.list(outgoingStates)).toMatchObject([waiting]);
});

it('retries after a refused, lost or aborted connection', async () => {
  const refusing = `http://127.0.0.1:${await unusedPort()}/`;
  const call = (url: string, signal = neverAborted) => callWebhook(claimed(), { url, secret }, { now, signal });
  expect(await call(refusing)).toEqual({ outcome: 'retry', code: 'ECONNREFUSED' });
  const silent = await listen(() => {});
  expect(await call(silent, AbortSignal.timeout(50))).toEqual({ outcome: 'retry', code: 'TimeoutError' });
});
