import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers, keepAnswers, readAnswers } from './tab-answers.ts';
import { deviceOf } from './test-device.ts';

const key = '0123456789abcdef0123456789abcdef';
const answers = [{ label: 'Full Name', answer: 'Bina' }];
let tab: Map<string, string>;
beforeEach(() => {
  tab = deviceOf('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

test('what was sent is there again in its tab, by the key it was sent with, until it is forgotten', () => {
  keepAnswers(key, answers);
  expect(readAnswers(key)).toEqual(answers);
  expect(readAnswers('another')).toEqual([]);
  forgetAnswers(key);
  expect([...tab]).toEqual([]);
});

test.each(['{"label":', '{"label":"x"}', '[null, 7, {"label":"x"}, {"answer":7,"label":"x"}]'])(
  '%s, written by somebody else, is no answer',
  (text) => {
    tab.set(`answers:${key}`, text);
    expect(readAnswers(key)).toEqual([]);
  },
);

test('a browser that keeps nothing has nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepAnswers(key, answers);
  forgetAnswers(key);
  expect(readAnswers(key)).toEqual([]);
});
