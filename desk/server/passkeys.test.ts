import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { StaffMember } from '#server/storage/ports/staff.ts';
import type { Store } from '#server/storage/ports/store.ts';
import { openStore } from '#server/storage/sqlite/open.ts';
import { createAuthenticator } from '#server/test-support/authenticator.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';

const start = Date.parse('2026-11-26T12:00:00Z');
const origin = 'https://desk.example.com';
const device = 'Firefox on Linux';
const staffMember = (id: string): StaffMember => ({
  id,
  email: `${id}@example.com`,
  name: id,
  role: 'owner',
  invitedAt: new Date(start).toISOString(),
  suspendedAt: null,
  seenAt: null,
});
const [rina, biplab] = [staffMember('rina'), staffMember('biplab')];

type Authenticator = ReturnType<typeof createAuthenticator>;
type Change = Parameters<Authenticator['answer']>[1];

let store: Store;
let passkeys: Passkeys;
let minutes: number;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'passkeys-'));
  store = await openStore(folder, 64);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  for (const member of [rina, biplab]) await store.staff.invite(member);
  minutes = 0;
  passkeys = createPasskeys({ staff: store.staff, now: () => new Date(start + minutes * 60_000) });
});

type Options = Parameters<Authenticator['answer']>[0];

async function askToAdd(member: StaffMember) {
  const { token, options } = (await passkeys.askToAdd(member, origin, '192.0.2.1')) ?? {};
  return { token: token ?? '', options: options as Options };
}

async function askToSignIn() {
  const { token, options } = (await passkeys.askToSignIn(origin, '192.0.2.1')) ?? {};
  return { token: token ?? '', options: options as Options };
}

/** Adds a passkey. @param change wrong values in the answer of the device */
async function add(member: StaffMember, authenticator = createAuthenticator(origin), change: Change = {}) {
  const { token, options } = await askToAdd(member);
  const credential = authenticator.answer(options, change);
  return { isAdded: await passkeys.add(member, { token, origin, credential }, device), authenticator };
}

/** @param change wrong values in the answer of the device */
async function signIn(authenticator: Authenticator, change: Change = {}) {
  const { token, options } = await askToSignIn();
  return passkeys.redeem({ token, origin, credential: authenticator.answer(options, change) });
}

it('signs in with a passkey that the person added', async () => {
  const { isAdded, authenticator } = await add(rina);
  expect(isAdded).toBe(true);
  expect(await signIn(authenticator)).toBe('rina');
  expect(await store.staff.passkeys('rina')).toMatchObject([{ id: authenticator.id, device, counter: 2 }]);
  expect((await add(biplab, authenticator)).isAdded).toBe(false);
});

it('refuses a challenge that is used again, late, of another browser, or for another purpose', async () => {
  const { authenticator } = await add(rina);
  const { token, options } = await askToSignIn();
  const other = await askToSignIn();
  expect(await passkeys.redeem({ token: other.token, origin, credential: authenticator.answer(options) })).toBeNull();
  const credential = authenticator.answer(options);
  expect(await passkeys.redeem({ token, origin, credential })).toBe('rina');
  expect(await passkeys.redeem({ token, origin, credential: authenticator.answer(options) })).toBeNull();

  const toAdd = await askToAdd(rina);
  const answer = {
    token: toAdd.token,
    origin,
    credential: authenticator.answer({ challenge: toAdd.options.challenge }),
  };
  expect(await passkeys.redeem(answer)).toBeNull();
  const ofRina = await askToAdd(rina);
  const added = { token: ofRina.token, origin, credential: createAuthenticator(origin).answer(ofRina.options) };
  expect(await passkeys.add(biplab, added, device)).toBe(false);

  const late = await askToSignIn();
  minutes = 6;
  expect(await passkeys.redeem({ ...late, origin, credential: authenticator.answer(late.options) })).toBeNull();
});

it('stores no challenge, and accepts only one answer to it', async () => {
  const { authenticator } = await add(rina);
  const { token, options } = await askToSignIn();
  expect(await passkeys.redeem({ token, origin, credential: 'no JSON' })).toBeNull();
  expect(await passkeys.redeem({ token, origin, credential: authenticator.answer(options) })).toBeNull();
  const answers = await askToSignIn();
  const credentials = [1, 2].map(() => authenticator.answer(answers.options));
  const results = await Promise.all(
    credentials.map((credential) => passkeys.redeem({ token: answers.token, origin, credential })),
  );
  expect(results.filter((id) => id !== null)).toEqual(['rina']);
});

it.each<[string, Change]>([
  ['of another site', { origin: 'https://desk.example.org' }],
  ['of another port', { origin: 'https://desk.example.com:8443' }],
  ['to its own challenge', { challenge: 'AAAA' }],
  ['that nobody unlocked', { isVerified: false }],
])('refuses an answer %s', async (_, change) => {
  expect((await add(biplab, createAuthenticator(origin), change)).isAdded).toBe(false);
  const { authenticator } = await add(rina);
  expect(await signIn(authenticator, change)).toBeNull();
});

it('refuses the passkey of somebody else, and one that is unknown', async () => {
  const { authenticator } = await add(rina);
  const { authenticator: other } = await add(biplab);
  expect(await signIn(authenticator, { userHandle: Buffer.from('biplab').toString('base64url') })).toBeNull();
  expect(await signIn(authenticator, { credentialId: other.id })).toBeNull();
  expect(await signIn(createAuthenticator(origin))).toBeNull();
});

it('refuses a copied key, whose counter is lower than that of the key', async () => {
  const { authenticator } = await add(rina);
  expect(await signIn(authenticator, { counter: 9 })).toBe('rina');
  expect(await signIn(authenticator, { counter: 9 })).toBeNull();
  expect(await signIn(authenticator, { counter: 8 })).toBeNull();
  // Most password managers do not count.
  const { authenticator: manager } = await add(biplab, createAuthenticator(origin), { counter: 0 });
  for (const _ of [1, 2]) expect(await signIn(manager, { counter: 0 })).toBe('biplab');
});

it('refuses malformed answers', async () => {
  const { authenticator } = await add(rina);
  const known = JSON.stringify(authenticator.id);
  for (const credential of [
    '',
    'null',
    '{}',
    '[]',
    '{"id":"\\u0000"}',
    `{"id":${known}}`,
    `{"id":${known},"response":null}`,
  ]) {
    const answer = { origin, credential };
    expect(await passkeys.redeem({ ...answer, ...(await askToSignIn()) })).toBeNull();
    expect(await passkeys.add(rina, { ...answer, ...(await askToAdd(rina)) }, device)).toBe(false);
  }
});

it('gives a network sixty challenges an hour', async () => {
  for (let count = 0; count < 60; count += 1) await passkeys.askToSignIn(origin, '203.0.113.7');
  expect(await passkeys.askToSignIn(origin, '203.0.113.7')).toBeNull();
  expect(await passkeys.askToAdd(rina, origin, '203.0.113.7')).toBeNull();
  expect(await passkeys.askToSignIn(origin, '192.0.2.1')).not.toBeNull();
});
