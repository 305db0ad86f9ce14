import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closed, startTestSite, type TestSite } from '../test-support/site.ts';
import type { Render } from './render-reply.ts';

let site: TestSite;
let rendered: string[];
const render: Render = async (request, intake) => {
  rendered.push(new URL(request.url).pathname);
  const reply = await intake.receive(request);
  return Response.json(reply, { status: reply.status });
};

beforeEach(async () => {
  rendered = [];
  site = await startTestSite({ render });
});
afterEach(() => site.stop());

describe('a post that is refused by its headers', () => {
  it('is answered with a page that is rendered once per form and reason', async () => {
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      for (const path of ['/send/x', '/send/y', '/send/z', '/send/contact']) {
        statuses.push((await site.post('{}', { 'content-type': 'application/json' }, path)).status);
      }
      statuses.push((await site.post({}, { origin: 'https://evil.example' })).status);
    }
    expect(statuses).toEqual([1, 2, 3].flatMap(() => [404, 404, 404, 415, 403]));
    expect(rendered).toEqual(['/send/unknown', '/send/contact', '/send/contact']);
  });

  it('is rendered again if the first rendering failed', async () => {
    await site.stop();
    let isBroken = true;
    const failing: Render = (...args) => (isBroken ? Promise.reject(new Error('broken')) : render(...args));
    site = await startTestSite({ render: failing });
    expect((await site.post({}, {}, '/send/x')).status).toBe(500);
    isBroken = false;
    expect((await site.post({}, {}, '/send/x')).status).toBe(404);
  });
});

it('every response to a form forbids caching and isolates itself from its opener', async () => {
  const complete = { name: 'Debbarma', email: 'd@example.com', message: 'A till' };
  for (const [values, method, status] of [
    [complete, 'POST', 200],
    [{}, 'POST', 422],
    [{}, 'PUT', 405],
  ] as const) {
    const response = await site.get('/send/contact', { method, body: new URLSearchParams(values) });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
});

it('answers a form sent by script with JSON, without rendering and without the answers', async () => {
  const complete = { name: 'Debbarma', email: 'd@example.com', message: 'A till' };
  const send = async (values: Record<string, string>, formId = 'contact') => {
    const response = await site.post(values, {}, `/api/send/${formId}`);
    expect(response.headers.get('content-type')).toBe('application/json');
    return { status: response.status, reply: await response.json() };
  };
  const stored = { outcome: 'stored', status: 200, reference: expect.any(String) };
  expect(await send(complete)).toEqual({ status: 200, reply: stored });
  const fieldError = await send({ ...complete, email: 'someone' });
  expect(fieldError).toMatchObject({
    status: 422,
    reply: { outcome: 'refused', status: 422, fieldErrors: { email: expect.any(String) } },
  });
  expect(fieldError.reply).not.toHaveProperty('values');
  expect(await send(complete, 'nothing')).toMatchObject({ status: 404, reply: { outcome: 'refused', status: 404 } });
  expect(rendered).toEqual([]);
});

describe('posts over the rate limit of a network', () => {
  const complete = { name: 'Debbarma', email: 'd@example.com', message: 'A till' };
  const fromElsewhere = { 'x-forwarded-for': '198.51.100.7' };

  beforeEach(async () => {
    await site.stop();
    site = await startTestSite({ render, settings: { postsPerAddress: 3, proxyHops: 1 } });
  });

  it('are stored in quarantine with the usual reply; other networks are not affected', async () => {
    const recipients = { staff: {}, messageDomain: 'example.com', hasWebhook: false };
    await site.stop();
    site = await startTestSite({ render, settings: { postsPerAddress: 3, proxyHops: 1 }, recipients });
    for (const message of ['1', '2', '3', '4', '5']) {
      const reply = await site.post({ ...complete, message }, {}, '/api/send/contact');
      expect([reply.status, await reply.json()]).toEqual([200, expect.objectContaining({ outcome: 'stored' })]);
    }
    expect((await site.post({ ...complete, message: 'elsewhere' }, fromElsewhere)).status).toBe(200);
    const { leads } = await site.storedEntries();
    const quarantine = Object.fromEntries(leads.map(({ answers, quarantine }) => [answers.message, quarantine]));
    const late = 'too-many-posts';
    expect(quarantine).toEqual({ 1: null, 2: null, 3: null, 4: late, 5: late, elsewhere: null });
    expect(site.logged).toContainEqual({ level: 'warn', event: 'too-many-posts', count: 1 });
    expect(JSON.stringify(site.logged)).not.toMatch(/127\.0\.0|198\.51/);
  });

  it('are refused if the form is not stored, since a person cannot release it later', async () => {
    const recipients = { staff: {}, messageDomain: 'example.com', hasWebhook: false };
    await site.stop();
    site = await startTestSite({ render, settings: { postsPerAddress: 3, proxyHops: 1 }, recipients });
    const ask = () => site.post({ email: 'd@example.com' }, {}, '/api/send/withdrawal');
    for (let time = 0; time < 3; time += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });

  it('do not count if they are invalid; very many of these get 429 with Retry-After, as JSON or as a cached page', async () => {
    for (let time = 0; time < 24; time += 1) expect((await site.post('x=1', {}, '/api/send/contact')).status).toBe(400);
    rendered = [];
    const refused = await site.post('x=1', {}, '/api/send/contact');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
    const here = expect.stringMatching(/^Nothing was sent.+ still here: please send it again in 10 minutes\.$/);
    expect(await refused.json()).toEqual({ outcome: 'refused', status: 429, message: here, isUnread: true });
    expect(rendered).toEqual([]);
    for (let round = 0; round < 3; round += 1) {
      const page = await site.post('x=1');
      expect([page.status, page.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^(600|59\d)$/)]);
      expect((await page.json()).message).toMatch(/still in the form: please go back to it .+ in 10 minutes\.$/);
    }
    expect(rendered).toEqual(['/send/contact']);
    expect(site.logged).toContainEqual({ level: 'warn', event: 'too-many-refused-posts', count: 1 });
    expect((await site.post(complete)).status).toBe(200);
    expect((await site.storedEntries()).leads).toMatchObject([{ quarantine: null }]);
  });

  it('let 500 students of one college register within an hour, while one device among them sends only invalid posts', async () => {
    await site.stop();
    site = await startTestSite({ render, settings: { postsPerAddress: 240, proxyHops: 1, storeMaxMb: 1024 } });
    vi.useFakeTimers({ toFake: ['Date'] });
    const student = (index: number) => ({
      name: `Student ${String.fromCharCode(97 + (index % 26))}`,
      email: `s${index}@example.com`,
      message: `Student ${index}`,
    });
    const statuses = new Set<number>();
    for (let index = 0; index < 500; index += 1) {
      await Promise.all([1, 2].map(() => site.post('x=1', {}, '/api/send/contact')));
      statuses.add((await site.post(student(index), {}, '/api/send/contact')).status);
      vi.setSystemTime(Date.now() + 7000);
    }
    vi.useRealTimers();
    expect([...statuses]).toEqual([200]);
    const { leads } = await site.storedEntries();
    expect(leads).toHaveLength(500);
  }, 180_000);

  it('count only what they add: neither a repeated entry nor spaces around an answer', async () => {
    await site.stop();
    // One network may fill a 256th of the 12 MB with small forms in an hour.
    site = await startTestSite({ render, settings: { postsPerAddress: 5, proxyHops: 1, storeMaxMb: 12 } });
    const padded = { ...complete, name: `Debbarma${' '.repeat(20_000)}` };
    for (let time = 0; time < 10; time += 1) expect((await site.post(padded)).status).toBe(200);
    for (const message of ['1', '2', '3', '4']) await site.post({ ...padded, message });
    const { leads } = await site.storedEntries();
    expect(leads.map(({ quarantine }) => quarantine)).toEqual([null, null, null, null, null]);
    expect(site.logged.filter(({ event }) => event === 'too-many-posts')).toEqual([]);
  });

  it('are accepted, with a warning in the log, behind a proxy that the settings do not name', async () => {
    await site.stop();
    site = await startTestSite({ render, settings: { postsPerAddress: 3 } });
    for (let round = 0; round < 6; round += 1) expect((await site.post(complete, fromElsewhere)).status).toBe(200);
    expect(site.logged.filter(({ event }) => event === 'proxy-hops-not-set')).toHaveLength(1);
  });

  it('do not count the bytes of an aborted upload', async () => {
    await site.stop();
    site = await startTestSite({ render, settings: { postsPerAddress: 300 } });
    const head = (bytes: number) =>
      `POST /api/send/application HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\n`;
    // One network may fill an eighth of the 64 MB with files in a day: enough for one of these uploads, but not for two.
    for (let time = 1; time <= 3; time += 1) {
      const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
      await once(socket, 'connect');
      await new Promise((resolve) => socket.write(`${head(5_000_000)}--x`, resolve));
      socket.destroy();
      const abortedCount = () => site.logged.filter(({ status }) => status === 'aborted').length;
      await expect.poll(abortedCount).toBe(time);
    }
    expect(site.logged.filter(({ event }) => event === 'too-many-posts')).toEqual([]);
  });
});

describe('while the render queue is full', () => {
  const complete = { name: 'Debbarma', email: 'd@example.com', message: 'A till' };
  let finishRendering: () => void;
  let waitingPosts: Promise<Response>[];

  beforeEach(async () => {
    await site.stop();
    const mayRender = new Promise<void>((resolve) => {
      finishRendering = resolve;
    });
    site = await startTestSite({
      render: async (...args) => {
        await mayRender;
        return render(...args);
      },
    });
    // One is rendered, 200 wait in the queue, and 29 are refused.
    waitingPosts = Array.from({ length: 230 }, () => site.post({ message: 'x' }));
    const refusedCount = () => site.logged.filter(({ event }) => event === 'too-many-pages').length;
    await expect.poll(refusedCount, { timeout: 20_000 }).toBe(29);
  });

  it('answers a script at once', async () => {
    expect((await site.post(complete, {}, '/api/send/contact')).status).toBe(200);
    expect((await site.post({}, {}, '/api/send/contact')).status).toBe(422);
    finishRendering();
    await Promise.all(waitingPosts);
  });

  it('answers other posts with a cached page, and renders the acknowledgements of stored entries first', async () => {
    const storing = site.post(complete);
    await expect.poll(async () => (await site.storedEntries()).leads.length).toBe(1);
    finishRendering();
    expect((await storing).status).toBe(200);
    const answers = await Promise.all(waitingPosts);
    const statuses = answers.map(({ status }) => status);
    expect([422, 503].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([201, 29]);
    const words = await Promise.all(answers.filter(({ status }) => status === 503).map((answer) => answer.json()));
    expect(new Set(words.map(({ message }) => message))).toEqual(
      new Set([expect.stringMatching(/^Nothing was sent, .+ go back .+\.$/)]),
    );
    expect(rendered).toHaveLength(1 + 201 + 1);
  });
});

it('renders nothing for a client that has disconnected', async () => {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  const type = 'Content-Type: application/x-www-form-urlencoded';
  await new Promise((resolve) =>
    socket.write(`POST /send/contact HTTP/1.1\r\nHost: a\r\n${type}\r\nContent-Length: 50\r\n\r\nname=`, resolve),
  );
  socket.destroy();
  await expect.poll(() => site.logged).toMatchObject([{ event: 'request', status: 'aborted' }]);
  expect((await site.post({})).status).toBe(422);
  expect(rendered).toEqual(['/send/contact']);
});

it('disconnects a refused client that keeps sending single bytes', async () => {
  await site.stop();
  site = await startTestSite({ render, idleMs: 500 });
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST /send/x HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n');
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 404 /);
  const drip = setInterval(() => socket.write('a'), 100);
  await closed(socket);
  clearInterval(drip);
}, 20_000);

it('reads the rest of the body before it closes a connection with Connection: close', async () => {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  const body = Buffer.alloc(4 * 1024 * 1024);
  socket.write(`POST /send/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 404 /);
  const error = await new Promise((resolve) => socket.write(body, resolve));
  expect(error).toBeFalsy();
  await once(socket, 'close');
});
