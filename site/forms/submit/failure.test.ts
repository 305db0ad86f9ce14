import { expect, test } from 'vitest';
import { sendErrors } from '#forms/messages.ts';
import type { Refused } from '#forms/reply.ts';
import { errorsByField, failureMessage, failureWords } from './failure.ts';

const refused = (more: Partial<Refused>): Refused => ({ outcome: 'refused', status: 422, message: 'No.', ...more });

test.each(['unreachable', 'offline', 'tooSlow', 'refused'] as const)(
  '%s says so, and that nothing typed is lost',
  (failed) => {
    expect(failureWords(failed, sendErrors, 0)).toEqual(sendErrors[failed]);
    expect(sendErrors[failed].text).toMatch(/still here/);
  },
);

test('a refusal that is about no answer one can see is said in the words of the server', () => {
  const words = failureWords(refused({ status: 503, message: 'We cannot store it.' }), sendErrors, 0);
  expect(words).toEqual({ title: sendErrors.refused.title, text: 'We cannot store it.' });
});

test.each([
  [1, sendErrors.fieldErrors.one],
  [3, sendErrors.fieldErrors.many.replace('{count}', '3')],
])('%i wrong answers are counted, and each is left to its field', (count, title) => {
  expect(failureWords(refused({}), sendErrors, count)).toEqual({ title, text: sendErrors.fieldErrors.text });
});

test('what is wrong is known by field, also where only one field is named', () => {
  expect(errorsByField(refused({ field: 'a', fieldErrors: { a: 'x', b: 'y' } }))).toEqual({ a: 'x', b: 'y' });
  expect(errorsByField(refused({ status: 413, field: 'resume', message: 'Too large.' }))).toEqual({
    resume: 'Too large.',
  });
  expect(errorsByField(refused({ status: 500 }))).toEqual({});
  expect(errorsByField('unreachable')).toEqual({});
});

const named = { name: 'Internship registration', ...sendErrors };
const answers = [{ label: 'Full Name', answer: 'Bina' }];
const refusedTwo: Refused = { outcome: 'refused', status: 422, message: 'No.', fieldErrors: { name: 'x', email: 'y' } };

test('wrong answers bring none of the other ways, which would carry them as they are', () => {
  expect(failureMessage(refusedTwo, named, { errorCount: 2, answers, isKept: true })).toEqual({
    title: 'Not sent: 2 answers need a change',
    text: sendErrors.fieldErrors.text,
    fieldErrors: [],
    carried: undefined,
    isWaiting: false,
    isAsked: undefined,
  });
});

test.each([
  ['offline', true],
  ['unreachable', true],
  ['tooSlow', false],
  [{ ...refusedTwo, status: 503, fieldErrors: {} } as const, false],
] as const)(
  '%o brings the other ways, with what the answers are; what is kept waits for a line alone',
  (failed, isWaiting) => {
    const message = failureMessage(failed, named, { errorCount: 0, answers, isKept: true });
    expect(message).toMatchObject({ carried: { name: 'Internship registration', answers }, isWaiting });
    expect(failureMessage(failed, named, { errorCount: 0, answers, isKept: false }).isWaiting).toBe(false);
  },
);
