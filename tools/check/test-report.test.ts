import { expect, test } from 'vitest';
import { readReport } from './test-report.ts';

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };

test('counts the tests of a Vitest report', () => {
  expect(readReport({ numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
});

test('counts the tests of a Playwright report, without skipped ones', () => {
  expect(readReport({ stats })).toEqual({ passed: 5, failed: 0 });
});

test('counts a flaky test as failed', () => {
  expect(readReport({ stats: { ...stats, flaky: 1 } })).toEqual({ passed: 5, failed: 1 });
});

test('throws for an unknown report', () => {
  expect(() => readReport({ passed: 3 })).toThrow();
});
