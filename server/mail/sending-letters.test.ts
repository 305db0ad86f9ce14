import { expect, it } from 'vitest';
import { mostUnknownSends } from '../storage/ports/outbox.ts';
import { createCompose } from './compose.ts';
import type { Letter } from './letter.ts';
import { sendingLetters } from './sending-letters.ts';
import { claimed, noon, renderPlainly } from './test-outgoing.ts';
import type { Verdict } from './verdict.ts';

const never = new AbortController().signal;
const acknowledgement = claimed({ kind: 'acknowledgement', recipient: 'Sender@Example.com' });

function letters({ hasLetters = true, verdict = { means: 'sent', code: '250' } as Verdict } = {}) {
  const suppressed = new Set<string>();
  const sent: Letter[] = [];
  const sending = sendingLetters({
    outbox: {
      isSuppressed: async (address) => suppressed.has(address.toLowerCase()),
      suppress: async (address) => void suppressed.add(address.toLowerCase()),
    },
    compose: hasLetters
      ? createCompose({
          render: renderPlainly,
          links: { hrefOf: () => 'https://example.com/link/x' },
          people: { entriesUnder: async () => [] },
          origin: '',
        })
      : null,
    transport: {
      async send(letter) {
        sent.push(letter);
        return verdict;
      },
      close: () => {},
    },
    now: () => new Date(noon),
  });
  return { ...sending, sent, send: async (each = acknowledgement) => (await sending.prepare(each))(never) };
}

it('nothing more goes to an address that is gone, however it is written', async () => {
  const { send, sent, onAddressGone } = letters();
  expect(await send()).toMatchObject({ means: 'sent' });
  await onAddressGone(acknowledgement, '550 5.1.1');
  expect(await send({ ...acknowledgement, recipient: 'sender@example.com' })).toEqual({
    means: 'cancelled',
    code: 'suppressed',
  });
  expect(sent).toHaveLength(1);
});

it('the staff are told before anybody else, also where their address was gone', async () => {
  const { kinds, send, onAddressGone } = letters();
  const { id } = claimed();
  const erased = { id, reference: 'CCCC-DDDD', form: 'contact', cause: 'withdrawn', erasedAt: '' } as const;
  const toStaff = [
    claimed({ kind: 'withdrawal-notice', lead: null, erased }),
    claimed({ kind: 'staff-notice' }),
    claimed({ kind: 'quarantine-notice', lead: null, quarantined: 1 }),
  ];
  expect(kinds).toEqual([...toStaff.map(({ kind }) => kind), 'acknowledgement', 'confirmation', 'withdrawal-links']);
  for (const each of toStaff) {
    await onAddressGone(each, '550 5.1.1');
    expect(await send(each)).toMatchObject({ means: 'sent' });
  }
});

it('an address that is confirmed already is not asked again', async () => {
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
  const { send, sent } = letters();
  const confirmation = claimed({ kind: 'confirmation', recipient: 'a@example.com', lead: null, subscriber });
  expect(await send(confirmation)).toEqual({ means: 'cancelled', code: 'confirmed' });
  expect(sent).toEqual([]);
  // To withdraw, they may ask at any time.
  expect(await send({ ...confirmation, kind: 'withdrawal-links' })).toMatchObject({ means: 'sent' });
});

it('a letter is not sent once more when the program ended in the middle of it too often', async () => {
  const { send, sent } = letters();
  expect(await send({ ...acknowledgement, unknownSends: mostUnknownSends - 1 })).toMatchObject({ means: 'sent' });
  expect(await send({ ...acknowledgement, unknownSends: mostUnknownSends })).toEqual({
    means: 'unknown',
    code: 'interrupted',
  });
  expect(sent).toHaveLength(1);
});

it('what tells the staff is sent again however often the program ended in the middle of it, and where it was refused in general', async () => {
  const interrupted = claimed({ kind: 'staff-notice', unknownSends: mostUnknownSends });
  expect(await letters().send(interrupted)).toMatchObject({ means: 'sent' });
  const enough = letters({ verdict: { means: 'dead', code: '550', isAddressGone: false } });
  expect(await enough.send(claimed({ kind: 'staff-notice' }))).toEqual({ means: 'retry', code: '550' });
  expect(await enough.send(acknowledgement)).toMatchObject({ means: 'dead' });
  const gone = letters({ verdict: { means: 'dead', code: '550 5.1.1', isAddressGone: true } });
  expect(await gone.send(claimed({ kind: 'staff-notice' }))).toMatchObject({ means: 'dead' });
});

it('nobody is told of a quarantine that is empty by now', async () => {
  const { send, sent } = letters();
  const notice = claimed({ kind: 'quarantine-notice', lead: null, quarantined: 0 });
  expect(await send(notice)).toEqual({ means: 'cancelled', code: 'none-left' });
  expect(await send({ ...notice, quarantined: 1 })).toMatchObject({ means: 'sent' });
  expect(sent).toHaveLength(1);
});

it('a build that words no letters holds them up, and loses none', async () => {
  const { send } = letters({ hasLetters: false });
  expect(await send()).toEqual({ means: 'pause', code: 'no-letters-in-build', blame: 'nobody' });
});
