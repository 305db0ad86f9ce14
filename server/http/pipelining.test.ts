import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewLead } from '../storage/ports/entries.ts';
import type { AddedLead } from '../storage/ports/intake.ts';
import { startTestSite, type TestSite } from '../test-support/site.ts';
import type { Render } from './render-reply.ts';

let site: TestSite;
let rendered: string[];
let running: number;
let maxRunning: number;

const render: Render = async (request, intake) => {
  const path = new URL(request.url).pathname;
  rendered.push(path);
  const reply = await intake.receive(request);
  return Response.json(reply, { status: reply.status });
};

/** Takes 5 ms, and counts the calls that run at the same time. */
async function addLead({ reference }: NewLead): Promise<AddedLead> {
  running += 1;
  maxRunning = Math.max(maxRunning, running);
  await new Promise((resolve) => setTimeout(resolve, 5));
  running -= 1;
  return { outcome: 'added', reference };
}

beforeEach(async () => {
  rendered = [];
  running = 0;
  maxRunning = 0;
  site = await startTestSite({
    render,
    store: { intake: { addLead, addSubscriber: async () => 'added', queueWithdrawalLinks: async () => {} } },
  });
});
afterEach(() => site.stop());

const post = (message: string, path = '/send/contact') => {
  const body = new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message }).toString();
  return `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};
const statusesIn = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

describe('pipelined requests', () => {
  it('are not processed: the first is answered and the connection closed', async () => {
    const answer = await site.raw(post('one') + post('two') + post('three'), 'closed');
    expect(statusesIn(answer)).toEqual([200]);
    expect(answer).toContain('Connection: close');
    expect([rendered.length, maxRunning]).toEqual([1, 1]);
  });

  it.each([
    ['a compressed body', 'POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n', 501],
    [
      'a chunked body over HTTP/1.0',
      'POST /x HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      501,
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ])('are ignored after a response that closes the connection: %s', async (_, first, status) => {
    const answer = await site.raw(first + post('second') + post('third'), 'closed');
    expect(statusesIn(answer)).toEqual([status]);
    expect((await site.get('/about')).status).toBe(200);
    expect(maxRunning).toBe(0);
  });

  it('do not block the next visitor, even a thousand at once, and only one is processed', async () => {
    for (const request of ['POST /send/x HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n', post('flood')]) {
      await site.raw(request.repeat(Math.floor((63 * 1024) / request.length)), 'closed');
    }
    expect((await site.get('/about')).status).toBe(200);
    expect(rendered.length).toBeLessThan(5);
    expect(maxRunning).toBeLessThanOrEqual(1);
    expect(site.logged).toContainEqual({ level: 'warn', event: 'too-many-pipelined-requests', count: 1 });
    expect(site.logged.filter(({ event }) => event === 'request').length).toBeLessThan(5);
  });
});
