import { expect, test } from 'vitest';
import { formMessages } from '#content';
import type { Refused } from '#forms/reply.ts';
import { errorsByField, failureMessage, failureWords } from './failure.ts';

const { send: sendErrors } = formMessages;
const refused = (reply: Partial<Refused>): Refused => ({ outcome: 'refused', status: 422, message: 'No.', ...reply });

test.each(['unreachable', 'offline', 'tooSlow', 'refused'] as const)(
  'says after %s what happened, and that the answers are still there',
  (failed) => {
    expect(failureWords(failed, sendErrors, 0)).toEqual(sendErrors[failed]);
    expect(sendErrors[failed].text).toMatch(/still here/);
  },
);

test('shows the message of the server if no visible field has an error', () => {
  const words = failureWords(refused({ status: 503, message: 'We cannot store it.' }), sendErrors, 0);
  expect(words).toEqual({ title: sendErrors.refused.title, text: 'We cannot store it.' });
});

test.each([
  [1, sendErrors.fieldErrors.one],
  [3, sendErrors.fieldErrors.many.replace('{count}', '3')],
])('counts %i invalid answers and leaves each message to its field', (count, title) => {
  expect(failureWords(refused({}), sendErrors, count)).toEqual({ title, text: sendErrors.fieldErrors.text });
});

test('lists the errors by field', () => {
  expect(errorsByField(refused({ fieldErrors: { a: 'x', b: 'y' } }))).toEqual({ a: 'x', b: 'y' });
  expect(errorsByField(refused({ status: 500 }))).toEqual({});
  expect(errorsByField('unreachable')).toEqual({});
});

const named = { name: 'Internship registration', ...sendErrors };
const answers = [{ label: 'Full Name', answer: 'Bina' }];
const refusedTwo: Refused = { outcome: 'refused', status: 422, message: 'No.', fieldErrors: { name: 'x', email: 'y' } };

test('offers no email or WhatsApp for invalid answers', () => {
  expect(failureMessage(refusedTwo, named, { errorCount: 2, answers, isSaved: true })).toEqual({
    title: 'Not sent: 2 answers need a change',
    text: sendErrors.fieldErrors.text,
    fieldErrors: [],
    answersToShare: undefined,
    isWaiting: false,
    isQueued: undefined,
  });
});

test.each([
  ['offline', true],
  ['unreachable', true],
  ['tooSlow', false],
  [{ ...refusedTwo, status: 503, fieldErrors: {} } as const, false],
] as const)(
  'offers email and WhatsApp with the answers after %o, and waits for a connection only if there was none',
  (failed, isWaiting) => {
    const message = failureMessage(failed, named, { errorCount: 0, answers, isSaved: true });
    expect(message).toMatchObject({ answersToShare: { name: 'Internship registration', answers }, isWaiting });
    expect(failureMessage(failed, named, { errorCount: 0, answers, isSaved: false }).isWaiting).toBe(false);
  },
);
