import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDraft, readDraft, removeExpired, retentionMs, type StoredForm, saveDraft } from './storage.ts';
import { stubStorage } from './test-storage.ts';

const form: StoredForm = {
  id: 'loom',
  version: 3,
  fields: [
    { name: 'warp', kind: 'text' },
    { name: 'pattern', kind: 'file' },
  ],
};
const key = '0123456789abcdef0123456789abcdef';
const nowMs = Date.parse('2026-11-21T09:00:00Z');
const draft = { values: { warp: 'red' }, step: 1, key };
/** The draft as local storage holds it. */
const stored = { typed: draft.values, step: 1, key, version: 3, keptAtMs: nowMs };
let device: Map<string, string>;
beforeEach(() => {
  device = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('is stored for 7 days, for its own form only', () => {
    saveDraft(form, draft, nowMs);
    expect(readDraft(form, nowMs + retentionMs.draft)).toEqual(draft);
    expect(readDraft({ ...form, id: 'shed' }, nowMs)).toBeUndefined();
  });

  it('needs no step', () => {
    saveDraft(form, { values: { warp: 'red' }, key }, nowMs);
    expect(readDraft(form, nowMs)).toEqual({ values: { warp: 'red' }, key });
  });

  it('remembers that sending it failed, and ignores an invalid value for this', () => {
    saveDraft(form, { ...draft, isUnsent: true }, nowMs);
    expect(readDraft(form, nowMs)).toEqual({ ...draft, isUnsent: true });
    device.set('draft:loom', JSON.stringify({ ...stored, isUnsent: 'x' }));
    expect(readDraft(form, nowMs)).toEqual(draft);
  });

  it('contains no file and no unknown field', () => {
    saveDraft(form, { values: { warp: 'red', pattern: 'C:\\fakepath\\cv.pdf', other: 'x' }, key }, nowMs);
    expect([...device.values()].join()).not.toMatch(/cv\.pdf|other/);
  });

  it('can be deleted from the device', () => {
    saveDraft(form, draft, nowMs);
    deleteDraft(form);
    expect([...device]).toEqual([]);
  });

  it.each([
    ['older than 7 days', { ...stored, keptAtMs: nowMs - retentionMs.draft - 1 }],
    ['from the future', { ...stored, keptAtMs: nowMs + 1 }],
    ['of another version of the form', { ...stored, version: 2 }],
    ['without its time', { ...stored, keptAtMs: undefined }],
    ['without values', { ...stored, typed: null }],
    ['with a step that is not a whole number', { ...stored, step: 0.5 }],
    ['with an invalid key', { ...stored, key: '<script>' }],
    ['that is a list', [1, 2, 3]],
    ['that is a string', 'garbage'],
    ['that is null', null],
  ])('%s is rejected and deleted', (_, bad) => {
    device.set('draft:loom', JSON.stringify(bad));
    expect(readDraft(form, nowMs)).toBeUndefined();
    expect([...device]).toEqual([]);
  });

  it('that is cut off is rejected and deleted', () => {
    device.set('draft:loom', '{"typed":');
    expect(readDraft(form, nowMs)).toBeUndefined();
    expect([...device]).toEqual([]);
  });

  it('returns only text values of its own fields', () => {
    device.set('draft:loom', JSON.stringify({ ...stored, typed: { warp: 7, toString: 'x' } }));
    expect(readDraft(form, nowMs)?.values).toEqual({});
  });

  it('is undefined if the browser refuses storage', () => {
    vi.stubGlobal('localStorage', undefined);
    saveDraft(form, draft, nowMs);
    deleteDraft(form);
    expect(readDraft(form, nowMs)).toBeUndefined();
  });
});

describe('the removal of old items on every page', () => {
  it('removes the items of every form and version that are too old or without a time', () => {
    device.set('draft:loom', JSON.stringify({ ...stored, keptAtMs: nowMs - retentionMs.draft - 1 }));
    device.set('sent:removed-form', JSON.stringify({ keptAtMs: nowMs - retentionMs.sent - 1 }));
    device.set('waiting:loom', JSON.stringify({ keptAtMs: nowMs - retentionMs.waiting - 1 }));
    device.set('draft:shed', '{');
    removeExpired(nowMs);
    expect([...device.keys()]).toEqual([]);
  });

  it('keeps newer items, and what other scripts store', () => {
    device.set('draft:loom', JSON.stringify({ ...stored, keptAtMs: nowMs - retentionMs.draft }));
    device.set('theme', 'dark');
    removeExpired(nowMs);
    expect([...device.keys()]).toEqual(['draft:loom', 'theme']);
  });
});
