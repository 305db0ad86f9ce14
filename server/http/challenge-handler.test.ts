import type { Challenge } from 'altcha-lib/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { positions } from '#content';
import { proofField } from '#forms/define.ts';
import { challengePath, proofOf } from '#forms/proof-of-work.ts';
import { createProofOfWork } from '../proof-of-work/proof-of-work.ts';
import { startTestSite, type TestSite } from '../test-support/site.ts';

const pageOrigin = 'https://www.example.com';
const values = { name: 'Debbarma', email: 'd@example.com', message: 'A till for our shop' };
const applicant = { ...values, position: positions[0]?.slug ?? '', phone: '+91 98000 00000' };
const pdf = '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\nxref\n0 1\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';

let site: TestSite;
beforeEach(async () => {
  const settings = { allowedOrigins: [pageOrigin], postsPerAddress: 20 };
  const recipients = { staff: {}, messageDomain: 'example.com', hasWebhook: false };
  site = await startTestSite({ settings, recipients, proof: createProofOfWork('x'.repeat(32)) });
});
afterEach(() => site.stop());

const prove = async () => (await proofOf((await (await site.get(challengePath)).json()) as Challenge)) ?? '';

/** Posts a form. @returns the status and the JSON of the response, without the reference, which differs each time */
async function send(post: Record<string, string | File>, path = '/api/send/contact') {
  const isUpload = path.endsWith('application');
  const body = isUpload ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(post)) body.append(name, value as string);
  const response = await site.get(path, { method: 'POST', body });
  const { reference: _, ...reply } = (await response.json()) as { reference?: string };
  return [response.status, reply];
}

/** The quarantine reason of each lead, by the name of its sender. */
const quarantineByName = async () =>
  Object.fromEntries((await site.storedEntries()).leads.map(({ answers, quarantine }) => [answers.name, quarantine]));

it('sends a new challenge each time, as JSON that is not cached', async () => {
  const answers = await Promise.all([site.get(challengePath), site.get(`${challengePath}?1`)]);
  for (const { status, headers } of answers) {
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
  }
  const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
  expect(one).not.toBe(other);
  expect(site.logged.filter(({ event }) => event === 'request').map(({ route }) => route)).toEqual([
    challengePath,
    challengePath,
  ]);
});

it('allows only GET', async () => {
  for (const method of ['POST', 'HEAD', 'OPTIONS', 'DELETE']) {
    const { status, headers } = await site.get(challengePath, { method });
    expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET']);
  }
});

it('allows other origins to read it only if the settings name them', async () => {
  const allowed = async (origin: string) =>
    (await site.get(challengePath, { headers: { origin } })).headers.get('access-control-allow-origin');
  expect([await allowed(pageOrigin), await allowed('https://evil.example')]).toEqual([pageOrigin, null]);
});

it('is sent even if other websites request very many from the same network, and its proof is accepted', async () => {
  const image = { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' } };
  for (let time = 0; time < 300; time += 1) expect((await site.get(challengePath, image)).status).toBe(200);
  await send({ ...values, [proofField]: await prove() });
  expect(await quarantineByName()).toEqual({ Debbarma: null });
});

it('quarantines a form without a proof, with the same reply as for a form with one', async () => {
  const proof = await prove();
  const answers = [
    await send({ ...values, name: 'Proven', [proofField]: proof }),
    await send({ ...values, name: 'Again', [proofField]: proof }),
    await send({ ...values, name: 'Without' }),
    await send({ ...values, name: 'Without script' }, '/send/contact'),
    await send({ ...values, name: 'Wrong', [proofField]: 'A proof' }),
  ];
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['[200,{"outcome":"stored","status":200}]']),
  );
  expect(await quarantineByName()).toEqual({
    Proven: null,
    Again: 'used-proof',
    Without: 'no-proof',
    'Without script': 'no-proof',
    Wrong: 'wrong-proof',
  });
  expect(site.logged.flatMap(({ event, reason }) => (event === 'quarantined' ? [reason] : []))).toEqual([
    'used-proof',
    'no-proof',
    'no-proof',
    'wrong-proof',
  ]);
});

it('quarantines an application with its file', async () => {
  const resume = new File([pdf], 'cv.pdf', { type: 'application/pdf' });
  await send({ ...applicant, name: 'Without', resume }, '/api/send/application');
  await send({ ...applicant, name: 'Proven', resume, [proofField]: await prove() }, '/api/send/application');
  expect(await quarantineByName()).toEqual({ Proven: null, Without: 'no-proof' });
  const files = (await site.storedEntries()).leads.map(({ attachments }) =>
    attachments.map(({ fileName }) => fileName),
  );
  expect(files).toEqual([['cv.pdf'], ['cv.pdf']]);
});

it('does not use up the proof of a form with field errors', async () => {
  const proof = await prove();
  expect(await send({ ...values, message: '', [proofField]: proof })).toMatchObject([422, {}]);
  await send({ ...values, [proofField]: proof });
  expect(await quarantineByName()).toEqual({ Debbarma: null });
});

it('restores a quarantined entry that is sent again with a proof', async () => {
  await send(values);
  expect(await quarantineByName()).toEqual({ Debbarma: 'no-proof' });
  await send({ ...values, [proofField]: await prove() });
  expect(await quarantineByName()).toEqual({ Debbarma: null });
});

it('sends the confirmation of a newsletter only for a form with a proof', async () => {
  await site.post({ email: 'riya@example.com' }, {}, '/api/send/newsletter');
  expect((await site.storedEntries()).subscribers).toMatchObject([{ quarantine: 'no-proof' }]);
  await site.post({ email: 'riya@example.com', [proofField]: await prove() }, {}, '/api/send/newsletter');
  expect((await site.storedEntries()).subscribers).toMatchObject([{ quarantine: null }]);
});

it('requires no proof for withdrawal links', async () => {
  expect((await site.post({ email: 'riya@example.com' }, {}, '/send/withdrawal')).status).toBe(200);
  expect(site.logged.map(({ event }) => event)).not.toContain('quarantined');
});

it('answers 404, quarantines nothing and ignores proofs if PROOF_OF_WORK is not set', async () => {
  await site.stop();
  site = await startTestSite();
  const { status, headers } = await site.get(challengePath);
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  await send({ ...values, name: 'Without' });
  await send({ ...values, name: 'An older page', [proofField]: 'of another server' });
  expect(await quarantineByName()).toEqual({ Without: null, 'An older page': null });
});
