import { relative } from 'node:path';
import * as z from 'zod';

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** One line for each file with skipped tests, such as `tests/process/operations/proxies.test.ts: nginx (2 tests)`. */
  readonly skipped: readonly string[];
}

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({ status: z.string(), title: z.string(), ancestorTitles: z.array(z.string()) }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: testResults.flatMap(({ name, assertionResults }) =>
      skippedLine(
        relative(process.cwd(), name),
        assertionResults
          .filter(({ status }) => status === 'skipped' || status === 'pending')
          .map(({ title, ancestorTitles }) => ancestorTitles[0] || title),
      ),
    ),
  }));

const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z
  .object({
    config: z.object({ rootDir: z.string() }),
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(playwrightSuite),
  })
  .transform(({ config, stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: suites.flatMap((suite) =>
      skippedLine(relative(process.cwd(), `${config.rootDir}/${suite.file}`), skippedTitles(suite)),
    ),
  }));

/** Reads the JSON report of Vitest or Playwright. A test that passed only on retry counts as failed. */
export const readReport = (report: unknown): TestReport => z.union([vitestReport, playwrightReport]).parse(report);

function skippedTitles({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  return [...own.map(({ title }) => title), ...suites.flatMap(skippedTitles)];
}

/** @param titles of the skipped tests or of their groups, with repetitions */
function skippedLine(file: string, titles: readonly string[]): string[] {
  if (titles.length === 0) return [];
  return [`${file}: ${[...new Set(titles)].join('; ')}${titles.length > 1 ? ` (${titles.length} tests)` : ''}`];
}
