import { expect, test } from 'vitest';
import { locateChromium } from './chromium.ts';

const only = (path: string) => (asked: string) => asked === path;

test('takes the browser that CHROMIUM names before any other', () => {
  expect(locateChromium({ CHROMIUM: '/opt/my-chromium', PATH: '/usr/bin' }, () => true)).toBe('/opt/my-chromium');
});

test('says so, rather than taking another, when the named browser does not start', () => {
  expect(() => locateChromium({ CHROMIUM: '/opt/gone', PATH: '/usr/bin' }, only('/usr/bin/chromium'))).toThrow(
    "CHROMIUM is '/opt/gone', which does not start",
  );
});

test("finds the system's browser anywhere on the path", () => {
  const env = { PATH: '/usr/local/bin:/usr/bin' };
  expect(locateChromium(env, only('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
});

test("takes Playwright's own browser when the system has none", () => {
  expect(locateChromium({ PATH: '/usr/bin' }, (path) => path.includes('playwright'))).toContain('playwright');
});

test('finds nothing where there is nothing', () => {
  expect(locateChromium({ PATH: '/usr/bin' }, () => false)).toBeUndefined();
});
