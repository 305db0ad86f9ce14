import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { unusedPort } from '../test-unused-port.ts';
import { claimed, noon } from './test-outgoing.ts';
import { tellWebhook } from './webhook.ts';

const secret = 's'.repeat(32);
const now = new Date(noon);
const never = new AbortController().signal;

let server: Server;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?of=us`;
}

it('tells of the lead as JSON, signed so that neither its words nor its time can be changed', async () => {
  let heard: { request: IncomingMessage; body: string } | undefined;
  const url = await listen(async (request, response) => {
    heard = { request, body: await text(request) };
    response.writeHead(204).end();
  });
  expect(await tellWebhook(claimed(), { url, secret }, { now, signal: never })).toEqual({
    means: 'sent',
    code: '204',
  });
  const { method, url: path, headers } = heard?.request ?? {};
  expect([method, path, headers?.['content-type']]).toEqual(['POST', '/hook?of=us', 'application/json']);
  const { id } = claimed();
  const timestamp = String(noon / 1000);
  const mark = createHmac('sha256', secret).update(`${id}.${timestamp}.${heard?.body}`).digest('base64');
  expect(headers).toMatchObject({
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${mark}`,
  });
  expect(JSON.parse(heard?.body ?? '')).toMatchObject({
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
  [200, { means: 'sent' }],
  [410, { means: 'dead', isAddressGone: false }],
  [302, { means: 'retry', code: '302' }],
  [400, { means: 'retry', code: '400' }],
  [429, { means: 'retry', code: '429' }],
  [503, { means: 'retry', code: '503' }],
])('an answer of %i is understood, and leads nowhere else', async (status, verdict) => {
  let calls = 0;
  const url = await listen((_, response) => {
    calls += 1;
    response.writeHead(status, { Location: '/elsewhere' }).end();
  });
  expect(await tellWebhook(claimed(), { url, secret }, { now, signal: never })).toMatchObject(verdict);
  expect(calls).toBe(1);
});

it('nobody there, a line that is lost and one that is cut off are tried again', async () => {
  const nobody = `http://127.0.0.1:${await unusedPort()}/`;
  const tell = (url: string, signal = never) => tellWebhook(claimed(), { url, secret }, { now, signal });
  expect(await tell(nobody)).toEqual({ means: 'retry', code: 'ECONNREFUSED' });
  const silent = await listen(() => {});
  expect(await tell(silent, AbortSignal.timeout(50))).toEqual({ means: 'retry', code: 'TimeoutError' });
});
