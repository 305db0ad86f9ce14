import { basename } from 'node:path';
import * as z from 'zod';

export interface TimedTest {
  /** File and title. */
  readonly name: string;
  readonly durationMs: number;
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TimedTest[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const specification = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});
const suite = z.object({
  file: z.string(),
  specs: z.array(specification),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
});

/**
 * Reads the JSON report of Vitest or Playwright. A file that broke before its first test counts as one failed test; so does a test
 * that passed only when tried again.
 */
export function readReport(report: unknown): TestReport {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) {
    const { numPassedTests, numFailedTests, testResults } = vitest.data;
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
    );
    const tests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${basename(name)}: ${fullName}`,
        durationMs: duration ?? 0,
      })),
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length, tests };
  }
  const { stats, errors, suites } = playwrightReport.parse(report);
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, tests: suites.flatMap(testsIn) };
}

function testsIn({ file, specs, suites = [] }: z.infer<typeof suite>): TimedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}: ${title} (${projectName})`,
      durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

/** The longest of them, a line each. */
export function slowest(tests: readonly TimedTest[], count: number): string[] {
  return [...tests]
    .sort((one, other) => other.durationMs - one.durationMs)
    .slice(0, count)
    .map(({ name, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
