import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetWithdrawn } from './forget-withdrawn.ts';
import { rememberSent } from './sent.ts';
import { keepAnswers } from './tab-answers.ts';
import { deviceOf } from './test-device.ts';

const keys = { loom: '0'.repeat(32), 'loom/blue': '1'.repeat(32), dye: '2'.repeat(32) };
let device: Map<string, string>;
let tab: Map<string, string>;
beforeEach(() => {
  device = deviceOf();
  tab = deviceOf('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

it('the receipt of what is withdrawn goes with the answers in the tab, whatever it was sent by; all else stays', () => {
  for (const [id, key] of Object.entries(keys)) {
    const reference = id === 'dye' ? 'DDDD-4444' : `CCCC-333${id.length}`;
    rememberSent({ id, version: 1, fields: [] }, { typed: {}, key, reference }, 0);
    keepAnswers(key, [{ label: 'Warp', answer: 'red' }]);
  }
  device.set('draft:loom', '{"reference":"CCCC-3339"}');
  device.set('sent:broken', '{');
  forgetWithdrawn('CCCC-3339');
  expect([...device.keys()]).toEqual(['sent:loom', 'sent:dye', 'draft:loom', 'sent:broken']);
  expect([...tab.keys()]).toEqual([`answers:${keys.loom}`, `answers:${keys.dye}`]);
});

it('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('localStorage', undefined);
  forgetWithdrawn('CCCC-3339');
});
