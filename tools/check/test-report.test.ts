import { expect, test } from 'vitest';
import { readReport } from './test-report.ts';

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };

test('adds up what Vitest reports', () => {
  expect(readReport({ numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
});

test('adds up what Playwright reports; what was skipped is neither', () => {
  expect(readReport({ stats })).toEqual({ passed: 5, failed: 0 });
});

test('a journey that passes only now and then is broken', () => {
  expect(readReport({ stats: { ...stats, flaky: 1 } })).toEqual({ passed: 5, failed: 1 });
});

test('a report of unknown shape is never taken for success', () => {
  expect(() => readReport({ passed: 3 })).toThrow();
});
