import * as z from 'zod';

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }));

const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

/** Reads the JSON report of Vitest or Playwright. A test that passed only on retry counts as failed. */
export const readReport = (report: unknown): TestCount => z.union([vitestReport, playwrightReport]).parse(report);
