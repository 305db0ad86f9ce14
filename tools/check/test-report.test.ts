import { expect, test } from 'vitest';
import { readReport } from './test-report.ts';

const playwright = { config: { rootDir: `${process.cwd()}/tests/e2e` }, stats: { expected: 5 }, suites: [] };

test('counts the tests that passed', () => {
  expect(readReport({ numPassedTests: 7, testResults: [] })).toEqual({ passed: 7, skipped: [] });
  expect(readReport(playwright)).toEqual({ passed: 5, skipped: [] });
});

test('names what Vitest skipped: the groups of tests, and the tests outside groups', () => {
  const result = (status: string, title: string, ...ancestorTitles: string[]) => ({ status, title, ancestorTitles });
  const testResults = [
    {
      name: `${process.cwd()}/tests/proxies.test.ts`,
      assertionResults: [
        result('skipped', 'passes responses on', 'nginx'),
        result('pending', 'balances', 'nginx'),
        result('passed', 'answers', 'Caddy'),
      ],
    },
    { name: `${process.cwd()}/tests/disk.test.ts`, assertionResults: [result('skipped', 'keeps leads (strace)')] },
    { name: `${process.cwd()}/tests/other.test.ts`, assertionResults: [result('passed', 'answers')] },
  ];
  expect(readReport({ numPassedTests: 2, testResults }).skipped).toEqual([
    'tests/proxies.test.ts: nginx (2 tests)',
    'tests/disk.test.ts: keeps leads (strace)',
  ]);
});

test('names what Playwright skipped', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const file = 'forms/contact.spec.ts';
  const suites = [
    { file, specs: [spec('sends', 'expected')], suites: [{ file, specs: [spec('uses autofill', 'skipped')] }] },
  ];
  expect(readReport({ ...playwright, suites }).skipped).toEqual(['tests/e2e/forms/contact.spec.ts: uses autofill']);
});
