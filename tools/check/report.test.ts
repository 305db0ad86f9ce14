import { expect, test } from 'vitest';
import { readReport, slowest } from './report.ts';

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  testResults: [
    { name: '/p/a.test.ts', status: 'passed', assertionResults: [{ fullName: 'adds', duration: 1250 }] },
    { name: '/p/b.test.ts', status: 'passed', assertionResults: [{ fullName: 'skipped', duration: null }] },
  ],
};
const playwrightReport = {
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 },
  errors: [],
  suites: [
    {
      file: 'home.spec.ts',
      specs: [],
      suites: [
        {
          file: 'home.spec.ts',
          specs: [
            { title: 'opens', tests: [{ projectName: 'phone', results: [{ duration: 900 }, { duration: 1100 }] }] },
          ],
        },
      ],
    },
  ],
};

test('adds up what Vitest reports', () => {
  expect(readReport({ ...vitestReport, numFailedTests: 2 })).toMatchObject({ passed: 7, failed: 2 });
});

test('a test file that cannot even be loaded is a failure', () => {
  const testResults = [{ name: '/p/c.test.ts', status: 'failed', assertionResults: [] }];
  expect(readReport({ ...vitestReport, testResults })).toMatchObject({ passed: 7, failed: 1 });
});

test('adds up what Playwright reports; what was skipped is neither', () => {
  expect(readReport(playwrightReport)).toMatchObject({ passed: 5, failed: 0 });
});

test('a journey that passes only now and then is broken', () => {
  const stats = { ...playwrightReport.stats, flaky: 1 };
  expect(readReport({ ...playwrightReport, stats })).toMatchObject({ passed: 5, failed: 1 });
});

test('a report of unknown shape is never taken for success', () => {
  expect(() => readReport({ passed: 3 })).toThrow();
});

test('names the slowest tests of both, with all the time that repeats took', () => {
  const tests = [vitestReport, playwrightReport].flatMap((report) => readReport(report).tests);
  expect(slowest(tests, 2)).toEqual(['   2.0 s  home.spec.ts: opens (phone)', '   1.3 s  a.test.ts: adds']);
});
