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
const values = { warp: 'red', weft: 'blue\nand white' };
const nowMs = Date.parse('2026-11-21T09:00:00Z');
let device: Map<string, string>;
beforeEach(() => {
  device = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('the last submission', () => {
  it('is stored for 7 days with its reference, time and key', () => {
    const sent = saveSent(form, { values, key, reference: 'AB12-CD34' }, nowMs);
    expect(readSent(form, nowMs + retentionMs.sent)).toEqual(sent);
    expect(sent).toMatchObject({ reference: 'AB12-CD34', sentAtMs: nowMs, key });
    expect(readSent(form, nowMs + retentionMs.sent + 1)).toBeUndefined();
  });

  it('is stored without a reference in a build that delivers nothing', () => {
    saveSent(form, { values, key }, nowMs);
    expect(readSent(form, nowMs)).toMatchObject({ sentAtMs: nowMs, key });
  });

  it('can be deleted from the device', () => {
    saveSent(form, { values, key }, nowMs);
    deleteSent(form);
    expect([...device]).toEqual([]);
  });

  it('does not contain its answers', () => {
    saveSent(form, { values, key, reference: 'AB12-CD34' }, nowMs);
    expect([...device.values()].join()).not.toMatch(/red|blue/);
  });

  it.each([
    ['without its time', { sentAtMs: undefined }],
    ['with a number for a reference', { reference: 7 }],
    ['without its digest', { digest: undefined }],
    ['with an invalid key', { key: 'x' }],
  ])('%s is rejected and deleted', (_, change) => {
    const sent = saveSent(form, { values, key }, nowMs);
    device.set('sent:loom', JSON.stringify({ ...sent, version: 1, keptAtMs: nowMs, ...change }));
    expect(readSent(form, nowMs)).toBeUndefined();
    expect([...device]).toEqual([]);
  });
});

describe('the same answers', () => {
  const sent = () => saveSent(form, { values, key }, nowMs);
  it.each([
    ['unchanged', values],
    ['with white space around them', { warp: ' red ', weft: 'blue\r\nand white\n' }],
    [
      'in another order, with a file and an unknown field',
      { weft: values.weft, other: 'x', pattern: 'p', warp: 'red' },
    ],
  ])('are recognised %s', (_, again) => expect(isSent(form, again, sent())).toBe(true));

  it.each([
    ['with one character less', { ...values, warp: 're' }],
    ['with one missing', { warp: 'red' }],
    ['with two swapped', { warp: values.weft, weft: values.warp }],
  ])('are not recognised %s', (_, other) => expect(isSent(form, other, sent())).toBe(false));

  it('are not recognised if nothing was sent', () => expect(isSent(form, values, undefined)).toBe(false));

  it('have a digest that does not change between versions of the site', () => {
    expect(digestOf(form, values)).toBe('ae1159ae80654f68');
  });
});

const keys = { loom: '0'.repeat(32), 'loom/blue': '1'.repeat(32), dye: '2'.repeat(32) };
let tab: Map<string, string>;
beforeEach(() => {
  tab = stubStorage('sessionStorage');
});

it('deletes the receipt and answers of a withdrawn entry of any form, and nothing else', () => {
  for (const [id, key] of Object.entries(keys)) {
    const reference = id === 'dye' ? 'DDDD-4444' : `CCCC-333${id.length}`;
    saveSent({ id, version: 1, fields: [] }, { values: {}, key, reference }, 0);
    saveAnswers(key, [{ label: 'Warp', answer: 'red' }]);
  }
  device.set('draft:loom', '{"reference":"CCCC-3339"}');
  device.set('sent:broken', '{');
  deleteWithdrawn('CCCC-3339');
  expect([...device.keys()]).toEqual(['sent:loom', 'sent:dye', 'draft:loom', 'sent:broken']);
  expect([...tab.keys()]).toEqual([`answers:${keys.loom}`, `answers:${keys.dye}`]);
});

it('ignores a withdrawal if the browser refuses storage', () => {
  vi.stubGlobal('localStorage', undefined);
  deleteWithdrawn('CCCC-3339');
});

const answers = [{ label: 'Full Name', answer: 'Bina' }];

it('stores the answers in the tab by their key until they are deleted', () => {
  saveAnswers(key, answers);
  expect(readAnswers(key)).toEqual(answers);
  expect(readAnswers('another')).toEqual([]);
  deleteAnswers(key);
  expect([...tab]).toEqual([]);
});

it.each(['{"label":', '{"label":"x"}', '[null, 7, {"label":"x"}, {"answer":7,"label":"x"}]'])(
  'ignores invalid answers in storage: %s',
  (text) => {
    tab.set(`answers:${key}`, text);
    expect(readAnswers(key)).toEqual([]);
  },
);

it('reads no answers if the browser refuses storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveAnswers(key, answers);
  deleteAnswers(key);
  expect(readAnswers(key)).toEqual([]);
});
