import { expect, test } from 'vitest';
import { sendFaults } from '#forms/messages.ts';
import type { Refused } from '#forms/reply.ts';
import { failureMessage } from './tell-failure.ts';

const words = { name: 'Internship registration', ...sendFaults };
const answers = [{ label: 'Full Name', answer: 'Bina' }];
const refused: Refused = { outcome: 'refused', status: 422, message: 'No.', slips: { name: 'x', email: 'y' } };

test('wrong answers bring none of the other ways, which would carry them as they are', () => {
  expect(failureMessage(refused, words, { slipCount: 2, answers, isKept: true })).toEqual({
    title: 'Not sent: 2 answers need a change',
    text: sendFaults.slips.text,
    slips: [],
    carried: undefined,
    isWaiting: false,
    isAsked: undefined,
  });
});

test.each([
  ['offline', true],
  ['unreachable', true],
  ['tooSlow', false],
  [{ ...refused, status: 503, slips: {} } as const, false],
] as const)(
  '%o brings the other ways, with what the answers are; what is kept waits for a line alone',
  (failed, isWaiting) => {
    const message = failureMessage(failed, words, { slipCount: 0, answers, isKept: true });
    expect(message).toMatchObject({ carried: { name: 'Internship registration', answers }, isWaiting });
    expect(failureMessage(failed, words, { slipCount: 0, answers, isKept: false }).isWaiting).toBe(false);
  },
);
