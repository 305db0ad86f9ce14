import { expect, test } from 'vitest';
import { countTests } from './tally.ts';

const vitestReport = { numPassedTests: 7, numFailedTests: 0, testResults: [] };
const playwrightReport = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };

test('adds up what Vitest reports', () => {
  expect(countTests({ ...vitestReport, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
});

test('a test file that cannot even be loaded is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countTests({ ...vitestReport, testResults })).toEqual({ passed: 7, failed: 1 });
});

test('adds up what Playwright reports; what was skipped is neither', () => {
  expect(countTests(playwrightReport)).toEqual({ passed: 5, failed: 0 });
});

test('a journey that passes only now and then is broken', () => {
  const stats = { ...playwrightReport.stats, flaky: 1 };
  expect(countTests({ ...playwrightReport, stats })).toEqual({ passed: 5, failed: 1 });
});

test('a report of unknown shape is never taken for success', () => {
  expect(() => countTests({ passed: 3 })).toThrow();
});
