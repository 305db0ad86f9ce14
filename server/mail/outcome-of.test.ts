import { expect, it } from 'vitest';
import { mostAttempts } from './backoff.ts';
import { outcomeOf } from './outcome-of.ts';
import type { Verdict } from './verdict.ts';

const minute = 60_000;
const state = { wasWell: true, pausedMs: 2 * minute, after: (ms: number) => `in ${ms / minute} minutes` };
/** @param count with this one */
const attempt = (count: number, unknownSends = 0) => ({ attempts: count - 1, unknownSends });
const policy: Verdict = { means: 'pause', code: '550 5.7.1', blame: 'if-others-pass' };

it('a refusal by policy is held against a letter where others had just passed, and else against none', () => {
  expect(outcomeOf(policy, attempt(2), state)).toMatchObject({
    outcome: 'retry',
    isCounted: true,
    nextAttemptAt: 'in 5 minutes',
  });
  expect(outcomeOf(policy, attempt(2), { ...state, wasWell: false })).toMatchObject({
    outcome: 'retry',
    isCounted: false,
    nextAttemptAt: 'in 2 minutes',
  });
});

it('a letter that is to blame is given up some day, and one that is not never', () => {
  expect(outcomeOf(policy, attempt(mostAttempts), state)).toEqual({ outcome: 'dead', code: '550 5.7.1' });
  expect(outcomeOf({ ...policy, blame: 'nobody' }, attempt(mostAttempts), state)).toMatchObject({ outcome: 'retry' });
  expect(outcomeOf({ means: 'retry', code: '451' }, attempt(mostAttempts), state)).toMatchObject({ outcome: 'dead' });
});

it('no letter is tried again before its queue is', () => {
  const lost: Verdict = { means: 'pause', code: 'ECONNECTION', blame: 'letter' };
  expect(outcomeOf(lost, attempt(1), state)).toMatchObject({ nextAttemptAt: 'in 2 minutes', isCounted: true });
});

it('a letter rests as unknown after the third time that nobody can tell whether it arrived', () => {
  const lost: Verdict = { means: 'pause', code: 'ECONNECTION', blame: 'letter' };
  expect(outcomeOf(lost, attempt(9, 1), state)).toMatchObject({ outcome: 'retry', isUnknown: true });
  expect(outcomeOf(lost, attempt(9, 2), state)).toEqual({ outcome: 'unknown', code: 'ECONNECTION' });
  expect(outcomeOf({ means: 'retry', code: '451' }, attempt(9, 2), state)).toMatchObject({ isUnknown: false });
});
