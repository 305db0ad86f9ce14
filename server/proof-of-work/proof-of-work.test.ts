import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { challengeLifeMs, proofOf } from '#forms/proof-of-work.ts';
import { createProofOfWork } from './proof-of-work.ts';

const secret = 'a secret of the tests, 36 characters';
const one = createProofOfWork(secret);

let challenge: Challenge;
let proof: string;
beforeAll(async () => {
  challenge = await one.challenge();
  proof = (await proofOf(challenge)) ?? '';
});
afterEach(() => void vi.useRealTimers());

it('creates a challenge of ALTCHA that takes 750,000 to 1,500,000 rounds and has no data of the client', async () => {
  expect(challenge).toEqual({
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 5000,
      expiresAt: expect.any(Number),
      keyLength: 32,
      keyPrefix: expect.stringMatching(/^[\da-f]{32}$/),
      keySignature: expect.stringMatching(/^[\da-f]{64}$/),
      nonce: expect.stringMatching(/^[\da-f]{32}$/),
      salt: expect.stringMatching(/^[\da-f]{32}$/),
    },
    signature: expect.stringMatching(/^[\da-f]{64}$/),
  });
  const { counter } = JSON.parse(atob(proof)).solution;
  expect(counter).toBeGreaterThanOrEqual(150);
  expect(counter).toBeLessThanOrEqual(300);
  expect((await one.challenge()).parameters.nonce).not.toBe(challenge.parameters.nonce);
});

it('accepts a proof once on each server that has the secret', async () => {
  const restarted = createProofOfWork(secret);
  expect([await one.verify(proof), await one.verify(proof)]).toEqual([null, 'used-proof']);
  expect([await restarted.verify(proof), await restarted.verify(proof)]).toEqual([null, 'used-proof']);
});

it('accepts only one of two concurrent uses', async () => {
  const server = createProofOfWork(secret);
  expect((await Promise.all([server.verify(proof), server.verify(proof)])).sort()).toEqual([null, 'used-proof'].sort());
});

it('accepts a proof for an hour', async () => {
  const server = createProofOfWork(secret);
  const expiresMs = Number(JSON.parse(atob(proof)).challenge.parameters.expiresAt) * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: expiresMs + 1 });
  expect(await server.verify(proof)).toBe('late-proof');
  vi.setSystemTime(expiresMs - 1);
  expect(await server.verify(proof)).toBe(null);
  const { parameters } = await server.challenge();
  expect(parameters).toMatchObject({ expiresAt: Math.floor((Date.now() + challengeLifeMs) / 1000) });
});

describe('refuses a proof', () => {
  const flipped = (hex: string) => (Number.parseInt(hex.slice(0, 1), 16) ^ 1).toString(16) + hex.slice(1);

  it.each([
    ['challenge', 'parameters', 'nonce'],
    ['challenge', 'parameters', 'salt'],
    ['challenge', 'parameters', 'keyPrefix'],
    ['challenge', 'parameters', 'keySignature'],
    ['challenge', 'signature'],
    ['solution', 'derivedKey'],
  ])('with one changed bit: %s %s %s', async (...path) => {
    const changed = JSON.parse(atob(proof));
    const last = path.pop() ?? '';
    const holder = path.reduce((value, name) => value[name], changed);
    holder[last] = flipped(holder[last]);
    expect(await createProofOfWork(secret).verify(btoa(JSON.stringify(changed)))).toBe('wrong-proof');
  });

  it('with a later expiry', async () => {
    const changed = JSON.parse(atob(proof));
    changed.challenge.parameters.expiresAt += 1;
    expect(await createProofOfWork(secret).verify(btoa(JSON.stringify(changed)))).toBe('wrong-proof');
  });

  it('whose challenge has another signature or none', async () => {
    expect(await createProofOfWork('another secret of the tests, too').verify(proof)).toBe('wrong-proof');
    const easy = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey };
    expect(await one.verify((await proofOf(await createChallenge(easy))) ?? '')).toBe('wrong-proof');
    const signed = await createChallenge({ ...easy, hmacSignatureSecret: secret, hmacKeySignatureSecret: secret });
    expect(await one.verify((await proofOf(signed)) ?? '')).toBe('wrong-proof');
  });

  it.each([
    ['', 'no-proof'],
    [' ', 'wrong-proof'],
    ['not Base64, nor JSON', 'wrong-proof'],
    [btoa('null'), 'wrong-proof'],
    [btoa('{"challenge":{},"solution":{}}'), 'wrong-proof'],
    [btoa('{"challenge":{"parameters":{},"signature":["a"]},"solution":{"counter":1}}'), 'wrong-proof'],
    [btoa(`{"challenge":{"parameters":${'['.repeat(1400)}`), 'wrong-proof'],
    ['A'.repeat(60_000), 'wrong-proof'],
  ])('of the content %j', async (sent, failure) => {
    expect(await one.verify(sent)).toBe(failure);
  });
});

describe('solving a challenge', () => {
  it('stops without a proof when the controller aborts', async () => {
    const giveUp = new AbortController();
    const endless = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: 'f'.repeat(32) } };
    const made = proofOf(endless, giveUp);
    giveUp.abort();
    expect(await made).toBeUndefined();
  });

  it('throws for an unsupported algorithm', async () => {
    const other = { ...challenge, parameters: { ...challenge.parameters, algorithm: 'ARGON2ID' } };
    await expect(proofOf(other)).rejects.toThrow('Unsupported algorithm: ARGON2ID');
  });
});
