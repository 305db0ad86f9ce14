import { load } from 'cheerio';

/**
 * Reads the JUnit report of Vitest or Playwright.
 * @returns the number of passed tests, and a line for each file with skipped tests, such as `tests/process/operations/proxies.test.ts: nginx (2
 * tests)`: the names of their groups, and of tests without a group
 */
export function readReport(xml: string): { readonly passed: number; readonly skipped: readonly string[] } {
  const $ = load(xml, { xml: true });
  const skipped = $('testcase:has(> skipped)').toArray();
  const byFile = Map.groupBy(skipped, ({ attribs }) => attribs.classname);
  return {
    passed: $('testcase:not(:has(> skipped, > failure, > error))').length,
    skipped: [...byFile].map(([file, tests]) => {
      const titles = new Set(tests.map(({ attribs: { name = '' } }) => name.split(/ [>›] /)[0]));
      return `${file}: ${[...titles].join('; ')}${tests.length > 1 ? ` (${tests.length} tests)` : ''}`;
    }),
  };
}
