import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactForm } from '#forms/contact.ts';
import { valueFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import { OutcomeUnknown, StoreUnavailable } from '../storage/ports/errors.ts';
import type { IntakeStore } from '../storage/ports/intake.ts';
import { closed, startTestSite, type TestSite } from '../test-support/site.ts';
import { maxTextBytes } from './body/read-body.ts';

const secret = 'uniquetestwords';
const complete = { name: `Debbarma ${secret}`, email: `${secret}@example.com`, message: `Our shop ${secret}` };
const encoded = new URLSearchParams(complete).toString();

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.stop());

describe('a complete form', () => {
  it('is stored with its questions and version, and acknowledged', async () => {
    const response = await site.post({ ...complete, company: ' ', _key: 'k-1' });
    const reply = await response.json();
    expect([response.status, reply]).toEqual([200, { outcome: 'stored', status: 200, reference: expect.any(String) }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await site.storedEntries()).leads).toMatchObject([
      {
        reference: reply.reference,
        form: 'contact',
        formVersion: contactForm.version,
        answers: complete,
        questions: { name: 'Full Name', company: 'Company' },
      },
    ]);
    expect(JSON.stringify(site.logged)).not.toContain(secret);
  });

  it('is stored once when it is sent again, with its key, with another or without', async () => {
    const replies = [];
    for (const key of ['k-1', 'k-1', '', 'k-2', '', 'k-1'])
      replies.push(await (await site.post({ ...complete, _key: key })).json());
    const { leads } = await site.storedEntries();
    expect(leads).toHaveLength(1);
    for (const reply of replies) expect(reply).toMatchObject({ outcome: 'stored', reference: leads[0]?.reference });
  });

  it('is a new lead when its answers were changed under the same key', async () => {
    await site.post({ ...complete, _key: 'k-1' });
    await site.post({ ...complete, message: 'Edited', _key: 'k-1' });
    expect((await site.storedEntries()).leads).toHaveLength(2);
  });

  it('is stored once when it is sent many times concurrently', async () => {
    const sends = Array.from({ length: 30 }, () => site.post({ ...complete, _key: 'k-1' }));
    expect(new Set((await Promise.all(sends)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await site.storedEntries()).leads).toHaveLength(1);
  });

  it('stores a newsletter address once, in upper or lower case', async () => {
    for (const email of ['A.B@example.com', 'a.b@EXAMPLE.com']) {
      const reply = await (await site.post({ email }, {}, '/api/send/newsletter')).json();
      expect(reply).toEqual({ outcome: 'stored', status: 200 });
    }
    const { leads, subscribers } = await site.storedEntries();
    expect([leads.length, subscribers.map(({ email }) => email)]).toEqual([0, ['A.B@example.com']]);
  });

  it('fits the body limit with the longest answers every form allows', () => {
    for (const form of forms.values()) {
      // One UTF-16 unit is at most three bytes of UTF-8, and each byte becomes three characters when it is percent-encoded.
      const bytes = valueFields(form).reduce((sum, field) => sum + field.name.length + 2 + field.maxLength * 9, 200);
      expect(bytes, form.id).toBeLessThan(maxTextBytes);
    }
  });
});

describe('nothing is stored, and one sentence says why, when', () => {
  const { name: _, ...nameless } = complete;
  const multipart = `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${secret}\r\n--x--`;
  const cases: [string, number, () => Promise<Response>][] = [
    ['a field is missing', 422, () => site.post(nameless)],
    ['an answer is too long', 422, () => site.post({ ...complete, message: secret.repeat(400) })],
    ['an answer holds a NUL', 422, () => site.post({ ...complete, message: `${secret}\0` })],
    ['the choice is not on the list', 422, () => site.post({ ...complete, project: secret })],
    ['there is no such form', 404, () => site.post(complete, {}, '/send/nothing')],
    ['a field name is unknown', 400, () => site.post({ ...complete, [secret]: '1' })],
    ['a field name occurs twice', 400, () => site.post(`${encoded}&name=${secret}`)],
    ['UTF-8 is broken', 400, () => site.post(Buffer.from(`${encoded}&company=${secret}\xff`, 'latin1'))],
    ['escaped UTF-8 is broken', 400, () => site.post(`${encoded}&company=${secret}%FF`)],
    ['half a surrogate pair is escaped', 400, () => site.post(`${encoded}&company=${secret}%ED%A0%BD`)],
    ['an escape is broken', 400, () => site.post(`${encoded}&company=${secret}%2`)],
    ['the key is malformed', 400, () => site.post({ ...complete, _key: `a ${secret}` })],
    ['it is JSON', 415, () => site.post(JSON.stringify(complete), { 'content-type': 'application/json' })],
    ['it is multipart', 415, () => site.post(multipart, { 'content-type': 'multipart/form-data; boundary=x' })],
    ['it is plain text', 415, () => site.post(encoded, { 'content-type': 'text/plain' })],
    ['it is compressed', 415, () => site.post(encoded, { 'content-encoding': 'gzip' })],
    ['it is too large', 413, () => site.post(`${encoded}&company=${secret.repeat(5000)}`)],
    ['another website sent it', 403, () => site.post(complete, { 'sec-fetch-site': 'cross-site' })],
    ['another origin is named', 403, () => site.post(complete, { origin: 'https://evil.example' })],
    ['no origin is named', 403, () => site.post(complete, { origin: 'null' })],
    ['the origin is not a URL', 403, () => site.post(complete, { origin: secret })],
  ];
  it.each(cases)('%s', async (_name, status, send) => {
    const response = await send();
    const reply = await response.json();
    expect([response.status, reply.outcome, reply.status]).toEqual([status, 'refused', status]);
    expect(reply.message).toMatch(/^[A-Z][^\n]+\. Please [^\n.]+\.$/);
    expect(reply.message).not.toContain(secret);
    expect(await site.storedEntries()).toEqual({ leads: [], subscribers: [] });
    expect(JSON.stringify(site.logged)).not.toContain(secret);
    expect(site.logged).toContainEqual(expect.objectContaining({ event: 'request', route: '/send/:form', status }));
  });

  it('a chunked body exceeds the limit', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const head =
      'POST /send/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked';
    const answer = await site.raw(`${head}\r\n\r\n${chunk}${chunk}`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(await site.storedEntries()).toEqual({ leads: [], subscribers: [] });
  });

  it('a body arrives in single bytes: it is refused, and the connection is closed', async () => {
    const head =
      'POST /send/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked';
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`${head}\r\n\r\n${'1\r\na\r\n'.repeat(1500)}`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
    // The server reads the rest of a refused body for a while, but not if it arrives in single bytes.
    const drip = setInterval(() => socket.write('1\r\na\r\n'.repeat(500)), 20);
    await closed(socket);
    clearInterval(drip);
    expect(await site.storedEntries()).toEqual({ leads: [], subscribers: [] });
  }, 30_000);

  it('the body arrives too slowly', async () => {
    await site.stop();
    site = await startTestSite({ timeouts: { baseTimeoutMs: 100, minBytesPerSecond: 4096 } });
    const head =
      'POST /send/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50';
    expect(await site.raw(`${head}\r\n\r\nname=a`)).toMatch(/^HTTP\/1\.1 408 /);
    expect(await site.storedEntries()).toEqual({ leads: [], subscribers: [] });
  });

  it('the client disconnects during the body', async () => {
    const controller = new AbortController();
    const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from(encoded)) });
    const init = { method: 'POST', body, duplex: 'half', signal: controller.signal } as RequestInit;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sending = site.get('/send/contact', { ...init, headers }).catch(() => undefined);
    setTimeout(() => controller.abort(), 100);
    await sending;
    await expect.poll(() => site.logged).toHaveLength(1);
    expect(site.logged).toMatchObject([{ event: 'request', level: 'info', status: 'aborted' }]);
    expect(await site.storedEntries()).toEqual({ leads: [], subscribers: [] });
  });
});

describe('a refused form', () => {
  it('keeps the answers and names the field with the error', async () => {
    const values = { ...complete, email: 'someone@', company: ' A & B ' };
    expect(await (await site.post({ ...values, _key: 'k' })).json()).toMatchObject({
      fieldErrors: { email: expect.any(String) },
      values,
    });
  });
});

describe('posts of the site itself are accepted', () => {
  const status = async (headers: Record<string, string>) => (await site.post(complete, headers)).status;
  it('from the same origin, by Origin or Sec-Fetch-Site', async () => {
    expect(await status({ origin: site.origin })).toBe(200);
    expect(await status({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status({ origin: site.origin, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await status({})).toBe(200);
  });

  it('behind a proxy, from the public origin', async () => {
    await site.stop();
    site = await startTestSite({ settings: { publicOrigin: 'https://www.example.com' } });
    expect(await status({ origin: 'https://www.example.com' })).toBe(200);
    expect(await status({ origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status({ origin: 'http://www.example.com' })).toBe(403);
    expect(await status({ origin: 'https://example.com' })).toBe(403);
  });
});

describe('a store that is unavailable', () => {
  const failing = (error: Error): IntakeStore => ({
    addLead: () => Promise.reject(error),
    addSubscriber: () => Promise.reject(error),
    queueWithdrawalLinks: () => Promise.reject(error),
  });

  it('because it is damaged: the message does not suggest trying again soon', async () => {
    await site.stop();
    site = await startTestSite({ store: { intake: failing(new StoreUnavailable('damaged')) } });
    const { status, message, values } = await (await site.post(complete)).json();
    expect([status, values]).toEqual([503, complete]);
    expect(message).toMatch(/^Nothing was sent, .+ repair .+ still here: .+ by email\.$/);
    expect(message).not.toContain('try again');
    expect(site.logged).toContainEqual(expect.objectContaining({ event: 'store-unavailable', reason: 'damaged' }));
  });

  it('causes 503, with the answers filled in', async () => {
    await site.stop();
    site = await startTestSite({ store: { intake: failing(new StoreUnavailable('full', 'SQLite 13')) } });
    const response = await site.post(complete);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      outcome: 'refused',
      status: 503,
      values: complete,
      message: expect.stringMatching(/^Nothing was sent, .+ still here: .+ by email\.$/),
    });
    expect(site.logged).toContainEqual(
      expect.objectContaining({ event: 'store-unavailable', reason: 'full', code: 'SQLite 13' }),
    );
    expect(JSON.stringify(site.logged)).not.toContain(secret);
  });

  it('because its connection was lost: the message says that the outcome is unknown, and a repeat is stored once', async () => {
    await site.stop();
    site = await startTestSite({ store: { intake: failing(new OutcomeUnknown()) } });
    const { status, message, values } = await (await site.post(complete)).json();
    expect([status, values]).toEqual([500, complete]);
    expect(message).toMatch(/^It may not have reached us\. .+ still here: .+ send it again .+ counted once\.$/);
    expect(message).not.toContain('Nothing was sent');
    expect(site.logged).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'store-unavailable', reason: 'outcome-unknown' }),
    );
    expect(site.logged.map(({ event }) => event)).not.toContain('server-error');
  });

  it('because of an unexpected error: reply and log have the same reference, and the log has no typed text', async () => {
    await site.stop();
    const error = new Error(`${secret}\n    at ${secret} (file:///x.js:1:1)`);
    site = await startTestSite({ store: { intake: failing(error) } });
    const response = await site.post(complete);
    const { message, values } = await response.json();
    expect([response.status, values]).toEqual([500, complete]);
    const entry = site.logged.find(({ event }) => event === 'server-error');
    expect(message).toContain(String(entry?.reference));
    expect(entry).toMatchObject({ kind: 'Error', route: '/send/:form' });
    expect(String(entry?.where)).toContain('intake.test.ts');
    expect(JSON.stringify(site.logged)).not.toContain(secret);
  });
});
