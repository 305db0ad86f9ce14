import { expect, it } from 'vitest';
import { createCompose } from './compose.ts';
import type { Letter } from './letter.ts';
import { sendingLetters } from './sending-letters.ts';
import { claimed, noon, renderPlainly } from './test-outgoing.ts';

const never = new AbortController().signal;
const acknowledgement = claimed({ kind: 'acknowledgement', recipient: 'Sender@Example.com' });

function letters({ hasLetters = true } = {}) {
  const suppressed = new Set<string>();
  const sent: Letter[] = [];
  const sending = sendingLetters({
    outbox: {
      isSuppressed: async (hash) => suppressed.has(hash),
      suppress: async (hash) => void suppressed.add(hash),
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
        return { means: 'sent', code: '250', refused: [] };
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

it('the staff are told of the next lead all the same', async () => {
  const { send, onAddressGone } = letters();
  await onAddressGone(claimed(), '550 5.1.1');
  expect(await send(claimed())).toMatchObject({ means: 'sent' });
});

it('an address that is confirmed already is not asked again', async () => {
  const subscriber = {
    id: claimed().id,
    email: '',
    formVersion: 1,
    receivedAt: '',
    state: 'confirmed' as const,
    confirmedAt: '',
  };
  const { send, sent } = letters();
  const confirmation = claimed({ kind: 'confirmation', recipient: 'a@example.com', lead: null, subscriber });
  expect(await send(confirmation)).toEqual({ means: 'cancelled', code: 'confirmed' });
  expect(sent).toEqual([]);
  // To withdraw, they may ask at any time.
  expect(await send({ ...confirmation, kind: 'withdrawal' })).toMatchObject({ means: 'sent' });
});

it('a build that words no letters holds them up, and loses none', async () => {
  const { send } = letters({ hasLetters: false });
  expect(await send()).toEqual({ means: 'pause', code: 'no-letters-in-build', blame: 'nobody' });
});
