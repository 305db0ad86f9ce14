import { relative } from 'node:path';

export interface TestReport {
  readonly passed: number;
  /** One line for each file with skipped tests, such as `tests/process/operations/proxies.test.ts: nginx (2 tests)`. */
  readonly skipped: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly ancestorTitles: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Reads the JSON report of Vitest or Playwright. */
export function readReport(report: VitestReport | PlaywrightReport): TestReport {
  if ('suites' in report) {
    const skipped = report.suites.flatMap((suite) =>
      skippedLine(`${report.config.rootDir}/${suite.file}`, skippedTitles(suite)),
    );
    return { passed: report.stats.expected, skipped };
  }
  const skipped = report.testResults.flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending');
    return skippedLine(
      name,
      tests.map(({ title, ancestorTitles }) => ancestorTitles[0] || title),
    );
  });
  return { passed: report.numPassedTests, skipped };
}

function skippedTitles({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  return [...own.map(({ title }) => title), ...suites.flatMap(skippedTitles)];
}

/** @param titles of the skipped tests or of their groups, with repetitions */
function skippedLine(file: string, titles: readonly string[]): string[] {
  if (titles.length === 0) return [];
  const count = titles.length > 1 ? ` (${titles.length} tests)` : '';
  return [`${relative(process.cwd(), file)}: ${[...new Set(titles)].join('; ')}${count}`];
}
