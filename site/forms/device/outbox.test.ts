import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isQueued, queuedSubmissions, queueSubmission } from './outbox.ts';
import { deleteDraft, makeKey, readDraft, retentionMs, type StoredForm, saveDraft } from './storage.ts';
import { stubStorage } from './test-storage.ts';

const form: StoredForm = { id: 'course-question/flutter', version: 2, fields: [{ name: 'name', kind: 'text' }] };
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
  device = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

test('what waits for a line is found from any page, for 24 hours, and then it is off the device', () => {
  queueSubmission(form, waiting, nowMs);
  expect(queuedSubmissions(nowMs + 24 * 60 * 60 * 1000)).toEqual([{ ...waiting, form, asked: form.fields }]);
  expect(retentionMs.waiting).toBe(24 * 60 * 60 * 1000);
  expect(queuedSubmissions(nowMs + retentionMs.waiting + 1)).toEqual([]);
  expect(device.size).toBe(0);
});

test('it goes with the draft, whether that was sent or cleared', () => {
  saveDraft(form, { typed: { name: 'Bina' }, key: makeKey() }, nowMs);
  queueSubmission(form, waiting, nowMs);
  expect([readDraft(form, nowMs) !== undefined, isQueued(form, nowMs)]).toEqual([true, true]);
  deleteDraft(form);
  expect(device.size).toBe(0);
});

test.each([
  ['nothing', 'null'],
  ['no address', { ...waiting, formId: 7 }],
  ['a field without a value', { ...waiting, fields: [['name']] }],
  ['no words', { ...waiting, stored: null }],
])('%s in its place is taken off the device', (_, kept) => {
  queueSubmission(form, waiting, nowMs);
  const [[name = '', text = ''] = []] = device;
  device.set(name, typeof kept === 'string' ? kept : JSON.stringify({ ...JSON.parse(text), ...kept }));
  expect(queuedSubmissions(nowMs)).toEqual([]);
  expect(device.size).toBe(0);
});
