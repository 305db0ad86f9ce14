import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, it, vi } from 'vitest';
import { proofField } from '#forms/define.ts';
import { challengePath } from '#forms/proof-of-work.ts';
import { addProof } from './add-proof.ts';

const secrets = { hmacSignatureSecret: 'challenge', hmacKeySignatureSecret: 'key' };
const asked: string[] = [];

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
  asked.length = 0;
});

/** The server that takes the forms. */
async function serve(answer: RequestListener): Promise<void> {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('INTAKE_ORIGIN', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const giveChallenge: RequestListener = async (_, response) => {
  response.end(
    JSON.stringify(await createChallenge({ ...secrets, algorithm: 'PBKDF2/SHA-256', cost: 2, counter: 20, deriveKey })),
  );
};

async function sentWith(formId = 'contact'): Promise<FormDataEntryValue | null> {
  const body = new FormData();
  await addProof(formId, body);
  return body.get(proofField);
}

it('each post gets a proof of its own, which ALTCHA takes for one', async () => {
  await serve(giveChallenge);
  const proofs = [await sentWith(), await sentWith('newsletter')];
  expect(new Set(proofs).size).toBe(2);
  for (const proof of proofs) {
    const { challenge, solution } = JSON.parse(atob(String(proof)));
    expect(await verifySolution({ ...secrets, challenge, solution, deriveKey })).toMatchObject({ verified: true });
  }
  expect(asked).toEqual([`GET ${challengePath}`, `GET ${challengePath}`]);
});

it('without one a post goes as it is; the next tries again', async () => {
  await serve((_, response) => response.writeHead(429).end('Very many'));
  expect(await sentWith()).toBeNull();
  server?.removeAllListeners('request').on('request', giveChallenge);
  expect(await sentWith()).not.toBeNull();
});

it('one that takes too long is not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isAsked = Promise.withResolvers<void>();
  await serve(() => isAsked.resolve());
  const sent = sentWith();
  await isAsked.promise;
  vi.advanceTimersByTime(9_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await sent).toBeNull();
});

it('a form that needs none asks for none', async () => {
  await serve(giveChallenge);
  expect(await sentWith('withdrawal')).toBeNull();
  expect(asked).toEqual([]);
});
