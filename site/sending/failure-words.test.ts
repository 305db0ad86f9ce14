import { expect, test } from 'vitest';
import { sendFaults } from '#forms/messages.ts';
import type { Refused } from '#forms/reply.ts';
import { failureWords, refusedSlips } from './failure-words.ts';

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
  expect(refusedSlips(refused({ field: 'a', slips: { a: 'x', b: 'y' } }))).toEqual({ a: 'x', b: 'y' });
  expect(refusedSlips(refused({ status: 413, field: 'resume', message: 'Too large.' }))).toEqual({
    resume: 'Too large.',
  });
  expect(refusedSlips(refused({ status: 500 }))).toEqual({});
  expect(refusedSlips('unreachable')).toEqual({});
});
