import { expect, test } from 'vitest';
import { readReport } from './test-report.ts';

const report = (file: string, ...cases: (readonly [name: string, result: string])[]) =>
  `<testsuites><testsuite name="${file}">${cases
    .map(([name, result]) => `<testcase classname="${file}" name="${name}">${result}</testcase>`)
    .join('')}</testsuite></testsuites>`;

test('counts the tests that passed', () => {
  expect(readReport('<testsuites/>')).toEqual({ passed: 0, skipped: [] });
  const failed = '<failure message="no">no</failure>';
  expect(readReport(report('a.test.ts', ['one', ''], ['two', ''], ['three', failed]))).toEqual({
    passed: 2,
    skipped: [],
  });
});

test('names what Vitest skipped: the groups of tests, and the tests outside groups', () => {
  const vitest = report(
    'tests/proxies.test.ts',
    ['nginx &gt; passes responses on', '<skipped/>'],
    ['nginx &gt; balances', '<skipped/>'],
    ['Caddy &gt; answers', ''],
  );
  expect(readReport(vitest)).toEqual({ passed: 1, skipped: ['tests/proxies.test.ts: nginx (2 tests)'] });
  expect(readReport(report('tests/disk.test.ts', ['keeps leads (strace)', '<skipped/>'])).skipped).toEqual([
    'tests/disk.test.ts: keeps leads (strace)',
  ]);
});

test('names what Playwright skipped', () => {
  const skipped = '<properties><property name="skip" value="no autofill"/></properties><skipped></skipped>';
  expect(
    readReport(report('tests/e2e/forms/contact.spec.ts', ['uses autofill', skipped], ['sends', ''])).skipped,
  ).toEqual(['tests/e2e/forms/contact.spec.ts: uses autofill']);
});
