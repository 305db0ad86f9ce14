import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allWaiting, isWaiting, keepWaiting } from './outbox.ts';
import { forgetDraft, type KeptForm, keepDraft, keptForMs, makeKey, readDraft } from './storage.ts';
import { deviceOf } from './test-storage.ts';

const form: KeptForm = { id: 'course-question/flutter', version: 2, fields: [{ name: 'name', kind: 'text' }] };
const waiting = {
  formId: 'course-question',
  fields: [
    ['name', 'Bina'],
    ['_key', makeKey()],
  ],
  openMs: '5000',
  stored: { title: 'Question sent!', text: 'We answer soon.' },
} as const;
const nowMs = Date.UTC(2026, 10, 22);
let device: Map<string, string>;

beforeEach(() => {
  device = deviceOf();
});
afterEach(() => vi.unstubAllGlobals());

test('what waits for a line is found from any page, for 24 hours, and then it is off the device', () => {
  keepWaiting(form, waiting, nowMs);
  expect(allWaiting(nowMs + 24 * 60 * 60 * 1000)).toEqual([{ ...waiting, form, asked: form.fields }]);
  expect(keptForMs.waiting).toBe(24 * 60 * 60 * 1000);
  expect(allWaiting(nowMs + keptForMs.waiting + 1)).toEqual([]);
  expect(device.size).toBe(0);
});

test('it goes with the draft, whether that was sent or cleared', () => {
  keepDraft(form, { typed: { name: 'Bina' }, key: makeKey() }, nowMs);
  keepWaiting(form, waiting, nowMs);
  expect([readDraft(form, nowMs) !== undefined, isWaiting(form, nowMs)]).toEqual([true, true]);
  forgetDraft(form);
  expect(device.size).toBe(0);
});

test.each([
  ['nothing', 'null'],
  ['no address', { ...waiting, formId: 7 }],
  ['a field without a value', { ...waiting, fields: [['name']] }],
  ['no words', { ...waiting, stored: null }],
])('%s in its place is taken off the device', (_, kept) => {
  keepWaiting(form, waiting, nowMs);
  const [[name = '', text = ''] = []] = device;
  device.set(name, typeof kept === 'string' ? kept : JSON.stringify({ ...JSON.parse(text), ...kept }));
  expect(allWaiting(nowMs)).toEqual([]);
  expect(device.size).toBe(0);
});
