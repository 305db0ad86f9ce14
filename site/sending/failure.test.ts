import { expect, test } from 'vitest';
import { sendFaults } from '#forms/messages.ts';
import type { Refused } from '#forms/reply.ts';
import { failureMessage, failureWords, fieldErrors } from './failure.ts';

const refused = (more: Partial<Refused>): Refused => ({ outcome: 'refused', status: 422, message: 'No.', ...more });

test.each(['unreachable', 'offline', 'tooSlow', 'refused'] as const)(
  '%s says so, and that nothing typed is lost',
  (failed) => {
    expect(failureWords(failed, sendFaults, 0)).toEqual(sendFaults[failed]);
    expect(sendFaults[failed].text).toMatch(/still here/);
  },
);

test('a refusal that is about no answer one can see is said in the words of the server', () => {
  const words = failureWords(refused({ status: 503, message: 'We cannot store it.' }), sendFaults, 0);
  expect(words).toEqual({ title: sendFaults.refused.title, text: 'We cannot store it.' });
});

test.each([
  [1, sendFaults.slips.one],
  [3, sendFaults.slips.many.replace('{count}', '3')],
])('%i wrong answers are counted, and each is left to its field', (count, title) => {
  expect(failureWords(refused({}), sendFaults, count)).toEqual({ title, text: sendFaults.slips.text });
});

test('what is wrong is known by field, also where only one field is named', () => {
  expect(fieldErrors(refused({ field: 'a', slips: { a: 'x', b: 'y' } }))).toEqual({ a: 'x', b: 'y' });
  expect(fieldErrors(refused({ status: 413, field: 'resume', message: 'Too large.' }))).toEqual({
    resume: 'Too large.',
  });
  expect(fieldErrors(refused({ status: 500 }))).toEqual({});
  expect(fieldErrors('unreachable')).toEqual({});
});

const named = { name: 'Internship registration', ...sendFaults };
const answers = [{ label: 'Full Name', answer: 'Bina' }];
const refusedTwo: Refused = { outcome: 'refused', status: 422, message: 'No.', slips: { name: 'x', email: 'y' } };

test('wrong answers bring none of the other ways, which would carry them as they are', () => {
  expect(failureMessage(refusedTwo, named, { errorCount: 2, answers, isKept: true })).toEqual({
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
  [{ ...refusedTwo, status: 503, slips: {} } as const, false],
] as const)(
  '%o brings the other ways, with what the answers are; what is kept waits for a line alone',
  (failed, isWaiting) => {
    const message = failureMessage(failed, named, { errorCount: 0, answers, isKept: true });
    expect(message).toMatchObject({ carried: { name: 'Internship registration', answers }, isWaiting });
    expect(failureMessage(failed, named, { errorCount: 0, answers, isKept: false }).isWaiting).toBe(false);
  },
);
