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
const requests: string[] = [];

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
  requests.length = 0;
});

/** Starts the intake server. */
async function serve(answer: RequestListener): Promise<void> {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('INTAKE_ORIGIN', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const sendChallenge: RequestListener = async (_, response) => {
  response.end(
    JSON.stringify(await createChallenge({ ...secrets, algorithm: 'PBKDF2/SHA-256', cost: 2, counter: 20, deriveKey })),
  );
};

async function proofOfPost(formId = 'contact'): Promise<FormDataEntryValue | null> {
  const body = new FormData();
  await addProof(formId, body);
  return body.get(proofField);
}

it('adds a different proof to each post, which ALTCHA verifies', async () => {
  await serve(sendChallenge);
  const proofs = [await proofOfPost(), await proofOfPost('newsletter')];
  expect(new Set(proofs).size).toBe(2);
  for (const proof of proofs) {
    const { challenge, solution } = JSON.parse(atob(String(proof)));
    expect(await verifySolution({ ...secrets, challenge, solution, deriveKey })).toMatchObject({ verified: true });
  }
  expect(requests).toEqual([`GET ${challengePath}`, `GET ${challengePath}`]);
});

it('adds nothing if no challenge is available; the next post tries again', async () => {
  await serve((_, response) => response.writeHead(429).end('Too many requests'));
  expect(await proofOfPost()).toBeNull();
  server?.removeAllListeners('request').on('request', sendChallenge);
  expect(await proofOfPost()).not.toBeNull();
});

it('waits at most 10 seconds for a proof', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requested = Promise.withResolvers<void>();
  await serve(() => requested.resolve());
  const sent = proofOfPost();
  await requested.promise;
  vi.advanceTimersByTime(9_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await sent).toBeNull();
});

it('requests no challenge for a form that needs no proof', async () => {
  await serve(sendChallenge);
  expect(await proofOfPost('withdrawal')).toBeNull();
  expect(requests).toEqual([]);
});
