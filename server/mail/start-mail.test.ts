import { expect, it } from 'vitest';
import { hashAddressWith } from '../storage/address-hash.ts';
import { maxUnknownSends } from '../storage/ports/outbox.ts';
import { createCompose } from './compose.ts';
import type { Email } from './smtp-transport.ts';
import { createEmailPreparer, emailKinds } from './start-mail.ts';
import { claimed, noon, renderPlainly } from './test-fixtures.ts';
import type { Result } from './worker.ts';

const neverAborted = new AbortController().signal;
const hashAddress = hashAddressWith('s'.repeat(32));
const acknowledgement = claimed({ kind: 'acknowledgement', recipient: 'Sender@Example.com' });

function emails({ result = { outcome: 'sent', code: '250' } as Result } = {}) {
  const suppressed = new Set<string>();
  const sent: Email[] = [];
  const prepare = createEmailPreparer({
    outbox: {
      isSuppressed: async (hash) => suppressed.has(hash),
      suppress: async (hash) => void suppressed.add(hash),
    },
    hashAddress,
    compose: createCompose({
      render: renderPlainly,
      links: { hrefOf: () => 'https://example.com/link/x' },
      people: { entriesByEmail: async () => [] },
      origin: '',
    }),
    transport: {
      async send(email) {
        sent.push(email);
        return email.to === null ? { outcome: 'cancelled', code: 'no-recipient' } : result;
      },
      close: () => {},
    },
    now: () => new Date(noon),
  });
  return { sent, suppressed, send: async (message = acknowledgement) => (await prepare(message))(neverAborted) };
}

const addressGone: Result = { outcome: 'dead', code: '550 5.1.1', isAddressGone: true };

it('sends nothing to a suppressed address in any spelling, and stores only its hash', async () => {
  const { send, sent, suppressed } = emails({ result: addressGone });
  expect(await send()).toEqual(addressGone);
  expect(await send({ ...acknowledgement, recipient: 'sender@example.com' })).toEqual({
    outcome: 'cancelled',
    code: 'suppressed',
  });
  expect(sent).toHaveLength(1);
  expect([...suppressed]).toEqual([hashAddress('sender@example.com')]);
});

it('sends nothing to an address on this machine, or one that a mail server may relay', async () => {
  const { send, sent } = emails({ result: { outcome: 'sent', code: '250' } });
  for (const recipient of ['root@localhost', 'victim%gmail.com@example.com', 'a@127.0.0.1']) {
    expect(await send({ ...acknowledgement, recipient })).toEqual({ outcome: 'cancelled', code: 'unsafe-address' });
  }
  expect(sent).toEqual([]);
});

it('sends staff notices first, even to a suppressed address', async () => {
  const { send, sent } = emails({ result: addressGone });
  const { id } = claimed();
  const erased = { id, reference: 'CCCC-DDDD', form: 'contact', cause: 'withdrawn', erasedAt: '' } as const;
  const toStaff = [
    claimed({ kind: 'withdrawal-notice', lead: null, erased }),
    claimed({ kind: 'staff-notice' }),
    claimed({ kind: 'quarantine-notice', lead: null, quarantined: 1 }),
    claimed({ kind: 'guardian-reminder' }),
  ];
  const kinds = toStaff.map(({ kind }) => kind);
  expect(emailKinds).toEqual([...kinds, 'acknowledgement', 'confirmation', 'withdrawal-links', 'reply']);
  for (const message of [...toStaff, ...toStaff]) expect(await send(message)).toEqual(addressGone);
  expect(sent).toHaveLength(8);
});

it('sends no confirmation to an address that is already confirmed', async () => {
  const subscriber = {
    id: claimed().id,
    email: '',
    formVersion: 1,
    askedAt: null,
    quarantine: null,
    receivedAt: '',
    state: 'confirmed' as const,
    confirmedAt: '',
  };
  const { send, sent } = emails();
  const confirmation = claimed({ kind: 'confirmation', recipient: 'a@example.com', lead: null, subscriber });
  expect(await send(confirmation)).toEqual({ outcome: 'cancelled', code: 'confirmed' });
  expect(sent).toEqual([]);
  // A withdrawal can be requested at any time.
  expect(await send({ ...confirmation, kind: 'withdrawal-links' })).toMatchObject({ outcome: 'sent' });
});

it('gives up an email if the process ended too often while sending it', async () => {
  const { send, sent } = emails();
  expect(await send({ ...acknowledgement, unknownSends: maxUnknownSends - 1 })).toMatchObject({ outcome: 'sent' });
  expect(await send({ ...acknowledgement, unknownSends: maxUnknownSends })).toEqual({
    outcome: 'unknown',
    code: 'interrupted',
  });
  expect(sent).toHaveLength(1);
});

it('retries a staff notice after any number of interrupted attempts, and after a general refusal', async () => {
  const interrupted = claimed({ kind: 'staff-notice', unknownSends: maxUnknownSends });
  expect(await emails().send(interrupted)).toMatchObject({ outcome: 'sent' });
  const refused = emails({ result: { outcome: 'dead', code: '550', isAddressGone: false } });
  expect(await refused.send(claimed({ kind: 'staff-notice' }))).toEqual({ outcome: 'retry', code: '550' });
  expect(await refused.send(acknowledgement)).toMatchObject({ outcome: 'dead' });
  expect(await emails({ result: addressGone }).send(claimed({ kind: 'staff-notice' }))).toEqual(addressGone);
});

it('sends no quarantine notice if the quarantine has become empty', async () => {
  const { send, sent } = emails();
  const notice = claimed({ kind: 'quarantine-notice', lead: null, quarantined: 0 });
  expect(await send(notice)).toEqual({ outcome: 'cancelled', code: 'none-left' });
  expect(await send({ ...notice, quarantined: 1 })).toMatchObject({ outcome: 'sent' });
  expect(sent).toHaveLength(1);
});

it.each([
  ['an unknown address', '', 'no-entry'],
  ['a suppressed address', 'Sender@Example.com', 'suppressed'],
])('does the same work for the withdrawal links of %s, and sends nothing', async (_, recipient, code) => {
  const { send, sent } = emails({ result: addressGone });
  await send();
  const links = claimed({ kind: 'withdrawal-links', recipient, lead: null });
  expect(await send(links)).toEqual({ outcome: 'cancelled', code });
  const [, toNobody] = sent;
  expect(toNobody).toMatchObject({ to: null, content: { text: expect.stringContaining('"entries":[{') } });
});
