import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDraft, readDraft, retentionMs, type StoredForm, saveDraft } from './storage.ts';
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
const draft = { typed: { warp: 'red' }, step: 1, key };
const nowMs = Date.parse('2026-11-21T09:00:00Z');
let device: Map<string, string>;
beforeEach(() => {
  device = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('is there again for 7 days, for the form it was typed into', () => {
    saveDraft(form, draft, nowMs);
    expect(readDraft(form, nowMs + retentionMs.draft)).toEqual(draft);
    expect(readDraft({ ...form, id: 'shed' }, nowMs)).toBeUndefined();
  });

  it('needs no step', () => {
    saveDraft(form, { typed: { warp: 'red' }, key }, nowMs);
    expect(readDraft(form, nowMs)).toEqual({ typed: { warp: 'red' }, key });
  });

  it('knows that a send of it came to nothing, and takes nobody’s word but yes for it', () => {
    saveDraft(form, { ...draft, isUnsent: true }, nowMs);
    expect(readDraft(form, nowMs)).toEqual({ ...draft, isUnsent: true });
    device.set('draft:loom', JSON.stringify({ ...draft, version: 3, keptAtMs: nowMs, isUnsent: 'x' }));
    expect(readDraft(form, nowMs)).toEqual(draft);
  });

  it('never holds a file, nor what the form does not ask', () => {
    saveDraft(form, { typed: { warp: 'red', pattern: 'C:\\fakepath\\cv.pdf', other: 'x' }, key }, nowMs);
    expect([...device.values()].join()).not.toMatch(/cv\.pdf|other/);
  });

  it('is off the device once it is forgotten', () => {
    saveDraft(form, draft, nowMs);
    deleteDraft(form);
    expect([...device]).toEqual([]);
  });

  const kept = { ...draft, version: 3, keptAtMs: nowMs };
  it.each([
    ['older than 7 days', { ...kept, keptAtMs: nowMs - retentionMs.draft - 1 }],
    ['from a clock that went wrong', { ...kept, keptAtMs: nowMs + 1 }],
    ['of another version of the form', { ...kept, version: 2 }],
    ['without its time', { ...kept, keptAtMs: undefined }],
    ['without what was typed', { ...kept, typed: null }],
    ['with half a step', { ...kept, step: 0.5 }],
    ['with a key that is none of ours', { ...kept, key: '<script>' }],
    ['that is a list', [1, 2, 3]],
    ['that is a word', 'garbage'],
    ['that is nothing', null],
  ])('%s is not shown, and taken off the device', (_, bad) => {
    device.set('draft:loom', JSON.stringify(bad));
    expect(readDraft(form, nowMs)).toBeUndefined();
    expect([...device]).toEqual([]);
  });

  it('that is cut off is not shown, and taken off the device', () => {
    device.set('draft:loom', '{"typed":');
    expect(readDraft(form, nowMs)).toBeUndefined();
    expect([...device]).toEqual([]);
  });

  it('gives back answers in words alone', () => {
    device.set('draft:loom', JSON.stringify({ ...kept, typed: { warp: 7, toString: 'x' } }));
    expect(readDraft(form, nowMs)?.typed).toEqual({});
  });

  it('is nothing to a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    saveDraft(form, draft, nowMs);
    deleteDraft(form);
    expect(readDraft(form, nowMs)).toBeUndefined();
  });
});
