import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { StaffMember } from '#server/storage/ports/staff.ts';
import type { Store } from '#server/storage/ports/store.ts';
import { openStore } from '#server/storage/sqlite/open.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

const start = Date.parse('2026-11-26T12:00:00Z');
const member: StaffMember = {
  id: 's1',
  email: 'rina@example.com',
  name: 'Rina',
  role: 'owner',
  invitedAt: new Date(start).toISOString(),
  suspendedAt: null,
  seenAt: null,
};

let store: Store;
let signIn: SignIn;
let sent: { readonly to: string; readonly code: string }[];
let minutes: number;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
  store = await openStore(folder, 64);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  await store.staff.invite(member);
  sent = [];
  minutes = 0;
  signIn = createSignIn({
    staff: store.staff,
    secret: 's'.repeat(32),
    sendCode: ({ email }, code) => sent.push({ to: email, code }),
    now: () => new Date(start + minutes * 60_000),
  });
});

const request = async (network = '192.0.2.1', email = ' Rina@Example.com ') =>
  (await signIn.requestCode(email, network)) ?? '';
const redeem = (token: string, code = sent.at(-1)?.code ?? '', network = '192.0.2.1') =>
  signIn.redeemCode(token, code, network, 'Firefox on Linux');
const wrongCode = () => (sent.at(-1)?.code === '000000' ? '111111' : '000000');

it('signs in with the code from the email, once, and in the browser that asked', async () => {
  const token = await request();
  expect(sent).toEqual([{ to: 'rina@example.com', code: expect.stringMatching(/^\d{6}$/) }]);
  const other = await request('192.0.2.9', 'nobody@example.com');
  expect(await redeem(other)).toEqual({ outcome: 'wrong' });
  const used = await redeem(token);
  expect(used).toMatchObject({ outcome: 'signed-in', staffId: 's1' });
  expect(await signIn.read(used.outcome === 'signed-in' ? used.token : '')).toMatchObject({ member });
  expect(await redeem(token)).toEqual({ outcome: 'expired' });
});

it('stores neither codes nor tokens', async () => {
  const token = await request();
  const row = await store.staff.tryCode('x', '');
  expect(row).toBeNull();
  const used = await redeem(token);
  const [session] = await store.staff.sessions('s1');
  expect(JSON.stringify(session)).not.toContain(used.outcome === 'signed-in' ? used.token : 'none');
  expect(session?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
});

it('answers an unknown or suspended address as a known one, and sends nothing', async () => {
  await store.staff.invite({ ...member, id: 's2', email: 'gone@example.com', suspendedAt: member.invitedAt });
  for (const email of ['nobody@example.com', 'gone@example.com', '', '\'"<']) {
    const token = await request('192.0.2.1', email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await redeem(token, '123456')).toEqual({ outcome: 'wrong' });
  }
  expect(sent).toEqual([]);
});

it('refuses even the right code after five wrong ones', async () => {
  const token = await request();
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await redeem(token, wrongCode())).toEqual({ outcome: 'wrong' });
  expect(await redeem(token)).toEqual({ outcome: 'expired' });
});

it('accepts a code for fifteen minutes', async () => {
  const token = await request();
  minutes = 16;
  expect(await redeem(token)).toEqual({ outcome: 'expired' });
});

it('does not lock a person out if someone else guesses codes or asks for them', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const guessed = await request('203.0.113.7');
    if (guessed !== '') await redeem(guessed, wrongCode(), '203.0.113.7');
  }
  // The stranger's network is limited; the person is not.
  expect(await request('203.0.113.7')).toBe('');
  expect(await redeem(await request('192.0.2.1'))).toMatchObject({ outcome: 'signed-in' });
});

it('sends at most twenty codes an hour to an account', async () => {
  for (let network = 1; network <= 30; network += 1) await request(`203.0.113.${network}`);
  expect(sent).toHaveLength(20);
  minutes = 61;
  await request('203.0.113.99');
  expect(sent).toHaveLength(21);
});

it('ends a session after thirty days, and needs a new code for an export after fifteen minutes', async () => {
  const used = await redeem(await request());
  const token = used.outcome === 'signed-in' ? used.token : '';
  const user = await signIn.read(token);
  if (!user) throw new Error('not signed in');
  expect(signIn.isConfirmed(user)).toBe(true);
  minutes = 16;
  expect(signIn.isConfirmed(user)).toBe(false);
  minutes = 31 * 24 * 60;
  expect(await signIn.read(token)).toBeNull();
  expect(await signIn.read('')).toBeNull();
});

it('sends a code to a browser that has signed in before, even if strangers ask for many codes', async () => {
  for (let stranger = 0; stranger < 6; stranger += 1)
    for (let time = 0; time < 4; time += 1) await request(`198.51.100.${stranger}`);
  const before = sent.length;
  await signIn.requestCode(member.email, '192.0.2.1');
  expect(sent).toHaveLength(before);
  await signIn.requestCode(member.email, '192.0.2.1', signIn.knownTokenOf('another'));
  expect(sent).toHaveLength(before);
  await signIn.requestCode(member.email, '192.0.2.1', signIn.knownTokenOf(member.id));
  expect(sent).toHaveLength(before + 1);
});
