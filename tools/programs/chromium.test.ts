import { expect, test } from 'vitest';
import { locateChromium } from './chromium.ts';

const only = (path: string) => (candidate: string) => candidate === path;

test('prefers the browser of CHROMIUM', () => {
  expect(locateChromium({ CHROMIUM: '/opt/my-chromium', PATH: '/usr/bin' }, () => true)).toBe('/opt/my-chromium');
});

test('throws if the browser of CHROMIUM does not start', () => {
  expect(() => locateChromium({ CHROMIUM: '/opt/gone', PATH: '/usr/bin' }, only('/usr/bin/chromium'))).toThrow(
    "CHROMIUM is '/opt/gone', which does not start",
  );
});

test("finds the system's browser anywhere on the path", () => {
  const env = { PATH: '/usr/local/bin:/usr/bin' };
  expect(locateChromium(env, only('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
});

test("uses Playwright's browser if the system has none", () => {
  expect(locateChromium({ PATH: '/usr/bin' }, (path) => path.includes('playwright'))).toContain('playwright');
});

test('returns undefined if there is none', () => {
  expect(locateChromium({ PATH: '/usr/bin' }, () => false)).toBeUndefined();
});
