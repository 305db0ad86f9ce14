import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '#forms/durations.ts';
import { isQueued, queuedSubmissions, queueSubmission } from './outbox.ts';
import { deleteDraft, makeKey, readDraft, retentionMs, type StoredForm, saveDraft } from './storage.ts';
import { stubStorage } from './test-storage.ts';

const form: StoredForm = { id: 'course-question/flutter', version: 2, fields: [{ name: 'name', kind: 'text' }] };
const submission = {
  formId: 'course-question',
  language: 'en',
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

test('lists a queued submission for 24 hours, then deletes it', () => {
  queueSubmission(form, submission, nowMs);
  expect(queuedSubmissions(nowMs + dayMs)).toEqual([{ ...submission, form, formFields: form.fields }]);
  expect(retentionMs.waiting).toBe(dayMs);
  expect(queuedSubmissions(nowMs + retentionMs.waiting + 1)).toEqual([]);
  expect(device.size).toBe(0);
});

test('deletes the queued submission with its draft', () => {
  saveDraft(form, { values: { name: 'Bina' }, key: makeKey() }, nowMs);
  queueSubmission(form, submission, nowMs);
  expect([readDraft(form, nowMs) !== undefined, isQueued(form, nowMs)]).toEqual([true, true]);
  deleteDraft(form);
  expect(device.size).toBe(0);
});

test.each([
  ['nothing', 'null'],
  ['a form id that is not a string', { ...submission, formId: 7 }],
  ['a field without a value', { ...submission, fields: [['name']] }],
  ['no message', { ...submission, stored: null }],
])('deletes a stored submission with %s', (_, stored) => {
  queueSubmission(form, submission, nowMs);
  const [[name = '', text = ''] = []] = device;
  device.set(name, typeof stored === 'string' ? stored : JSON.stringify({ ...JSON.parse(text), ...stored }));
  expect(queuedSubmissions(nowMs)).toEqual([]);
  expect(device.size).toBe(0);
});
