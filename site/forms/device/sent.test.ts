import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteAnswers,
  deleteSent,
  deleteWithdrawn,
  digestOf,
  isSent,
  readAnswers,
  readSent,
  saveAnswers,
  saveSent,
} from './sent.ts';
import { retentionMs, type StoredForm } from './storage.ts';
import { stubStorage } from './test-storage.ts';

const form: StoredForm = {
  id: 'loom',
  version: 1,
  fields: [
    { name: 'warp', kind: 'text' },
    { name: 'weft', kind: 'paragraph' },
    { name: 'pattern', kind: 'file' },
  ],
};
const key = '0123456789abcdef0123456789abcdef';
const typed = { warp: 'red', weft: 'blue\nand white' };
const nowMs = Date.parse('2026-11-21T09:00:00Z');
let device: Map<string, string>;
beforeEach(() => {
  device = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('what was sent', () => {
  it('is known for 7 days by its reference, time and key', () => {
    const sent = saveSent(form, { typed, key, reference: 'AB12-CD34' }, nowMs);
    expect(readSent(form, nowMs + retentionMs.sent)).toEqual(sent);
    expect(sent).toMatchObject({ reference: 'AB12-CD34', sentAtMs: nowMs, key });
    expect(readSent(form, nowMs + retentionMs.sent + 1)).toBeUndefined();
  });

  it('is known without a reference, where nothing is delivered', () => {
    saveSent(form, { typed, key }, nowMs);
    expect(readSent(form, nowMs)).toMatchObject({ sentAtMs: nowMs, key });
  });

  it('is off the device once it is forgotten', () => {
    saveSent(form, { typed, key }, nowMs);
    deleteSent(form);
    expect([...device]).toEqual([]);
  });

  it('leaves none of its answers on the device', () => {
    saveSent(form, { typed, key, reference: 'AB12-CD34' }, nowMs);
    expect([...device.values()].join()).not.toMatch(/red|blue/);
  });

  it.each([
    ['without its time', { sentAtMs: undefined }],
    ['with a number for a reference', { reference: 7 }],
    ['without its digest', { digest: undefined }],
    ['with a key that is none of ours', { key: 'x' }],
  ])('%s is unknown, and taken off the device', (_, change) => {
    const sent = saveSent(form, { typed, key }, nowMs);
    device.set('sent:loom', JSON.stringify({ ...sent, version: 1, keptAtMs: nowMs, ...change }));
    expect(readSent(form, nowMs)).toBeUndefined();
    expect([...device]).toEqual([]);
  });
});

describe('the same answers', () => {
  const sent = () => saveSent(form, { typed, key }, nowMs);
  it.each([
    ['as they were', typed],
    ['with white space around them', { warp: ' red ', weft: 'blue\r\nand white\n' }],
    [
      'in another order, with a file and what the form does not ask',
      { weft: typed.weft, other: 'x', pattern: 'p', warp: 'red' },
    ],
  ])('are known again %s', (_, again) => expect(isSent(form, again, sent())).toBe(true));

  it.each([
    ['with a letter less', { ...typed, warp: 're' }],
    ['with one that is missing', { warp: 'red' }],
    ['with two that changed places', { warp: typed.weft, weft: typed.warp }],
  ])('are others %s', (_, other) => expect(isSent(form, other, sent())).toBe(false));

  it('are not known where nothing was sent', () => expect(isSent(form, typed, undefined)).toBe(false));

  it('have a sum that stays the same from one version of the site to the next', () => {
    expect(digestOf(form, typed)).toBe('ae1159ae80654f68');
  });
});

const keys = { loom: '0'.repeat(32), 'loom/blue': '1'.repeat(32), dye: '2'.repeat(32) };
let tab: Map<string, string>;
beforeEach(() => {
  tab = stubStorage('sessionStorage');
});

it('the receipt of what is withdrawn goes with the answers in the tab, whatever it was sent by; all else stays', () => {
  for (const [id, key] of Object.entries(keys)) {
    const reference = id === 'dye' ? 'DDDD-4444' : `CCCC-333${id.length}`;
    saveSent({ id, version: 1, fields: [] }, { typed: {}, key, reference }, 0);
    saveAnswers(key, [{ label: 'Warp', answer: 'red' }]);
  }
  device.set('draft:loom', '{"reference":"CCCC-3339"}');
  device.set('sent:broken', '{');
  deleteWithdrawn('CCCC-3339');
  expect([...device.keys()]).toEqual(['sent:loom', 'sent:dye', 'draft:loom', 'sent:broken']);
  expect([...tab.keys()]).toEqual([`answers:${keys.loom}`, `answers:${keys.dye}`]);
});

it('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('localStorage', undefined);
  deleteWithdrawn('CCCC-3339');
});

const answers = [{ label: 'Full Name', answer: 'Bina' }];

it('what was sent is there again in its tab, by the key it was sent with, until it is forgotten', () => {
  saveAnswers(key, answers);
  expect(readAnswers(key)).toEqual(answers);
  expect(readAnswers('another')).toEqual([]);
  deleteAnswers(key);
  expect([...tab]).toEqual([]);
});

it.each(['{"label":', '{"label":"x"}', '[null, 7, {"label":"x"}, {"answer":7,"label":"x"}]'])(
  '%s, written by somebody else, is no answer',
  (text) => {
    tab.set(`answers:${key}`, text);
    expect(readAnswers(key)).toEqual([]);
  },
);

it('a browser that keeps nothing has nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveAnswers(key, answers);
  deleteAnswers(key);
  expect(readAnswers(key)).toEqual([]);
});
