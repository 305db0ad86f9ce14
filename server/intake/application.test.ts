import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formMessages, positions } from '#content';
import { fillMessage } from '#forms/messages.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import type { IntakeStore } from '../storage/ports/intake.ts';
import { startTestSite, type TestSite } from '../test-support/site.ts';

const { answers: errors, files, positionClosed } = formMessages;

const secret = 'uniquetestwords';
const answers = {
  position: positions[0]?.slug ?? '',
  name: `Debbarma ${secret}`,
  email: `${secret}@example.com`,
  phone: '+91 98000 00000',
  message: `नमस्ते ${secret}`,
};
const fiveMb = 5 * 1024 * 1024;

/** A small PDF, different for each text in it; or one of an exact size. */
function pdf(text = secret, size = 0): Buffer {
  const make = (filler: string) =>
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n% ${text}${filler}\nxref\n0 1\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`;
  return Buffer.from(make('x'.repeat(Math.max(0, size - make('').length))), 'latin1');
}

interface Sent {
  readonly [field: string]: string | File;
}
const cv = (content: Uint8Array = pdf(), name = `${secret}.pdf`) =>
  new File([content as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' });

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.stop());

async function restartWith(parts: Parameters<typeof startTestSite>[0]): Promise<void> {
  await site.stop();
  site = await startTestSite(parts);
}

function apply(change: Sent = {}, { without, from }: { without?: string; from?: string } = {}): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...answers, resume: cv(), ...change })) {
    if (name !== without) body.set(name, value);
  }
  return site.get('/send/application', { method: 'POST', body, headers: from ? { 'x-forwarded-for': from } : {} });
}

describe('a complete application', () => {
  it('is stored with its exact file, and acknowledged', async () => {
    const content = pdf('über', 70_000);
    const response = await apply({ resume: cv(content, `C:\\CV\\${secret}\u202e.pdf`), _key: 'k-1' });
    const reply = await response.json();
    expect([response.status, reply]).toEqual([200, { outcome: 'stored', status: 200, reference: expect.any(String) }]);
    const [lead] = (await site.storedEntries()).leads;
    expect(lead).toMatchObject({
      reference: reply.reference,
      phones: { phone: '+919800000000' },
      form: 'application',
      answers,
      questions: { resume: 'Résumé', position: 'Position' },
    });
    expect(lead?.attachments).toEqual([
      {
        field: 'resume',
        fileName: `${secret}.pdf`,
        mediaType: 'application/pdf',
        byteSize: 70_000,
        sha256: createHash('sha256').update(content).digest('hex'),
      },
    ]);
    const [file] = await site.filesOf(lead?.id ?? '');
    expect(Buffer.from(file?.content ?? []).equals(content)).toBe(true);
    expect(JSON.stringify(site.logged)).not.toContain(secret);
  });

  it('may be as large as 5 MB, and not a byte more', async () => {
    expect((await apply({ resume: cv(pdf('', fiveMb)) })).status).toBe(200);
    expect((await apply({ resume: cv(pdf('', fiveMb + 1)) })).status).toBe(422);
    expect((await site.storedEntries()).leads).toHaveLength(1);
  });

  it('is stored once when it is sent again, with or without its key, with any file name', async () => {
    for (const _key of ['k-1', 'k-1', '', '', 'k-1']) {
      expect((await apply({ _key, resume: cv(pdf(), `${Math.random()}.pdf`) })).status).toBe(200);
    }
    const { leads } = await site.storedEntries();
    expect(leads.map(({ attachments }) => attachments.length)).toEqual([1]);
  });

  it('is a new one when it is for another position', async () => {
    await apply();
    await apply({ position: 'flutter-developer' });
    const positions = (await site.storedEntries()).leads.map((lead) => lead.answers.position);
    expect(positions).toEqual(['flutter-developer', answers.position]);
  });

  it('is a new one when its file was changed, with its key or without', async () => {
    for (const _key of ['k-1', '']) {
      await apply({ _key, resume: cv(pdf(`first ${_key}`)) });
      await apply({ _key, resume: cv(pdf(`second ${_key}`)) });
    }
    expect((await site.storedEntries()).leads).toHaveLength(4);
  });

  it('is stored once when it is sent many times concurrently', async () => {
    const sends = Array.from({ length: 20 }, () => apply({ _key: 'k-1', resume: cv(pdf('', 200_000)) }));
    expect(new Set((await Promise.all(sends)).map(({ status }) => status))).toEqual(new Set([200]));
    const { leads } = await site.storedEntries();
    expect(leads.map(({ attachments }) => attachments.length)).toEqual([1]);
  });
});

describe('nothing is stored, and one sentence says why, when', () => {
  const damaged = fillMessage(files.damaged, { label: 'Résumé' });
  const other = fillMessage(files.notPdf, { label: 'Résumé' });
  const missing = fillMessage(files.missing, { label: 'Résumé' });
  const fieldErrors: [string, string, string, () => Promise<Response>][] = [
    ['no file was chosen', 'resume', missing, () => post(formOf({ fileName: '', content: Buffer.from('') }))],
    ['the file field is absent', 'resume', missing, () => apply({}, { without: 'resume' })],
    [
      'the file is empty',
      'resume',
      fillMessage(files.empty, { label: 'Résumé' }),
      () => apply({ resume: cv(Buffer.from('')) }),
    ],
    [
      'the file is a program',
      'resume',
      other,
      () => apply({ resume: cv(Buffer.from('MZ\x90\0 this program'), 'cv.pdf') }),
    ],
    [
      'the file is a web page',
      'resume',
      damaged,
      () => apply({ resume: cv(Buffer.from('<!--%PDF-1.4--><script></script>%%EOF')) }),
    ],
    ['the file is cut', 'resume', damaged, () => apply({ resume: cv(pdf('', 9000).subarray(0, 8000)) })],
    ['the position is filled', 'position', positionClosed, () => apply({ position: secret })],
    [
      'the position is missing',
      'position',
      fillMessage(errors.missing, { label: 'Position' }),
      () => apply({}, { without: 'position' }),
    ],
    ['the name is missing', 'name', fillMessage(errors.missing, { label: 'Full Name' }), () => apply({ name: ' ' })],
    [
      'the phone number is not one',
      'phone',
      fillMessage(errors.invalidPhoneNumber, { label: 'Phone Number' }),
      () => apply({ phone: secret }),
    ],
    [
      'the link is not one',
      'profile',
      fillMessage(errors.invalidUrl, { label: 'Link to a profile' }),
      () => apply({ profile: `javascript:${secret}` }),
    ],
  ];
  it.each(fieldErrors)('%s', async (_, field, message, send) => {
    const response = await send();
    const reply = await response.json();
    expect([response.status, reply.outcome, Object.keys(reply.fieldErrors)]).toEqual([422, 'refused', [field]]);
    expect(reply.message).toMatch(message);
    expect(reply.message).toMatch(/^[A-Z][^\n]+\. Please [^\n]+\.$/);
    expect(reply.message).not.toContain(secret);
    expect((await site.storedEntries()).leads).toEqual([]);
    expect(JSON.stringify(site.logged)).not.toContain(secret);
  });

  it.each<[string, number, () => Promise<Response>]>([
    ['it is not sent as a form with a file', 415, () => site.post(answers, {}, '/send/application')],
    ['a name is unknown', 400, () => apply({ [secret]: '1' })],
    ['there is a second file', 400, () => apply({ email: cv() })],
    ['an answer is sent as a file', 400, () => apply({ name: cv() })],
    ['the file is sent as an answer', 400, () => apply({ resume: '%PDF-1.4' })],
    ['the key is malformed', 400, () => apply({ _key: `a ${secret}` })],
    ['the answers are longer than any form allows', 413, () => apply({ message: secret.repeat(5000) })],
    [
      'another website sent it',
      403,
      () =>
        site.get('/send/application', {
          method: 'POST',
          body: new FormData(),
          headers: { origin: 'https://evil.example' },
        }),
    ],
  ])('%s', async (_, status, send) => {
    const response = await send();
    const reply = await response.json();
    expect([response.status, reply.outcome]).toEqual([status, 'refused']);
    expect(reply.message).toMatch(/^[A-Z][^\n]+\. Please [^\n.]+\.$/);
    expect((await site.storedEntries()).leads).toEqual([]);
    expect(JSON.stringify(site.logged) + reply.message).not.toContain(secret);
  });

  it('the file is far too large: names its field, and does not read all of it', async () => {
    const response = await apply({ resume: cv(pdf('', 4 * fiveMb)) });
    const message = fillMessage(files.tooLarge, { label: 'Résumé', megabytes: 5 });
    expect(await response.json()).toEqual({
      outcome: 'refused',
      status: 413,
      message,
      fieldErrors: { resume: message },
      values: answers,
    });
    expect((await site.storedEntries()).leads).toEqual([]);
  });

  it('the body is aborted', async () => {
    const body = await new Response(formOf()).bytes();
    const socket = await open();
    socket.write(Buffer.concat([head(body.length + 5000), body]));
    await sleep(100);
    socket.destroy();
    await expect.poll(() => site.logged).toMatchObject([{ event: 'request', level: 'info', status: 'aborted' }]);
    expect((await site.storedEntries()).leads).toEqual([]);
  });

  it('the body is slower than the minimum speed; keeps the answers', async () => {
    await restartWith({ timeouts: { baseTimeoutMs: 150, minBytesPerSecond: 1_000_000 } });
    const body = await new Response(formOf()).bytes();
    const socket = await open();
    socket.write(Buffer.concat([head(body.length + 5000), body.subarray(0, -200)]));
    const answer = await answerOn(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(secret);
    expect((await site.storedEntries()).leads).toEqual([]);
  });
});

const boundary = '----WebKitFormBoundaryabc';
/** An application as a browser would send it, answers first. */
const formOf = ({ fileName = 'cv.pdf', content = pdf() } = {}) =>
  Buffer.concat([
    ...Object.entries(answers).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="${fileName}"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const head = (length: number, more = '') =>
  Buffer.from(
    `POST /send/application HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n${more}\r\n`,
  );
const post = (body: Uint8Array) =>
  site.post(body, { 'content-type': `multipart/form-data; boundary=${boundary}` }, '/send/application');
const open = async () => {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
};
const answerOn = (socket: ReturnType<typeof connect>) =>
  new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())));

describe('a slow connection', () => {
  it('has time for a large file while it keeps the minimum speed', async () => {
    await restartWith({ timeouts: { baseTimeoutMs: 100, minBytesPerSecond: 100 } });
    const body = formOf();
    const socket = await open();
    socket.write(head(body.length));
    // The body takes several times the base timeout, but arrives ten times faster than the minimum speed.
    for (let at = 0; at < body.length; at += 100) {
      socket.write(body.subarray(at, at + 100));
      await sleep(80);
    }
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('does not wait for the body of a refused post', async () => {
    await restartWith({ idleMs: 500 });
    const socket = await open();
    socket.on('error', () => {});
    socket.write('GET /about HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const drip = setInterval(() => socket.write('x'), 300);
    const started = performance.now();
    await closed;
    clearInterval(drip);
    expect(performance.now() - started).toBeLessThan(15_000);
  }, 30_000);
});

describe('more concurrent uploads than fit into memory', () => {
  it('wait and are all stored', async () => {
    await restartWith({ uploads: { capacityBytes: 2 * fiveMb, bytesPerClient: 2 * fiveMb, timeoutMs: 20_000 } });
    const sends = Array.from({ length: 12 }, (_, at) => apply({ resume: cv(pdf(`${at}`, 2_000_000)) }));
    expect(new Set((await Promise.all(sends)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await site.storedEntries()).leads).toHaveLength(12);
  });

  it('are refused with their answers filled in, while other forms are accepted', async () => {
    await restartWith({ uploads: { capacityBytes: 1.2 * fiveMb, bytesPerClient: 1.2 * fiveMb, timeoutMs: 100 } });
    const stuck = await open();
    stuck.write(head(fiveMb));
    await sleep(50);
    const response = await apply({ resume: cv(pdf('', 2_000_000)) });
    const { status, message, values } = await response.json();
    expect({ status, values }).toEqual({ status: 503, values: answers });
    expect(message).toMatch(/^Nothing was sent, .+ try again in a few minutes/);
    expect(site.logged).toContainEqual(expect.objectContaining({ event: 'too-many-uploads', level: 'warn' }));
    const { name, email } = answers;
    expect((await site.post({ name, email, message: 'x' })).status).toBe(200);
    stuck.destroy();
    await expect
      .poll(async () => (await apply({ resume: cv(pdf('', 2_000_000)) })).status, { timeout: 20_000 })
      .toBe(200);
  });

  it('leave memory for other clients even if one client sends very slowly', async () => {
    const uploads = { capacityBytes: 3 * fiveMb, bytesPerClient: 1.2 * fiveMb, timeoutMs: 100 };
    await restartWith({ uploads, settings: { proxyHops: 1 } });
    const stuck = await open();
    stuck.write(head(fiveMb, 'X-Forwarded-For: 198.51.100.7\r\n'));
    const statusFrom = async (from: string) => (await apply({ resume: cv(pdf(from, 2_000_000)) }, { from })).status;
    await expect.poll(() => statusFrom('198.51.100.7')).toBe(503);
    expect(await statusFrom('198.51.100.8')).toBe(200);
    stuck.destroy();
  });
});

describe('a store that is unavailable', () => {
  const failing = (error: Error): IntakeStore => ({
    addLead: () => Promise.reject(error),
    addSubscriber: () => Promise.reject(error),
    queueWithdrawalLinks: () => Promise.reject(error),
  });

  it.each([
    [503, new StoreUnavailable('full')],
    [500, new Error(secret)],
  ])('causes %s with the answers, and releases the memory', async (status, error) => {
    await restartWith({
      store: { intake: failing(error) },
      uploads: { capacityBytes: 1.2 * fiveMb, bytesPerClient: 1.2 * fiveMb, timeoutMs: 100 },
    });
    for (let count = 0; count < 3; count += 1) {
      const response = await apply({ resume: cv(pdf('', 4_000_000)) });
      expect([response.status, (await response.json()).values]).toEqual([status, answers]);
    }
    expect(JSON.stringify(site.logged)).not.toContain(secret);
  });
});
