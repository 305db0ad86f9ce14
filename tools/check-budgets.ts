import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { budgetsSchema, judge, tableRow, type Verdict } from './budgets/judge.ts';
import { weighPage } from './budgets/measure.ts';
import { clientDir, listFiles, projectDir } from './site-build/paths.ts';

/** Weighs every page of the last build and holds it to `budgets.json`. */
const budgets = budgetsSchema.parse(JSON.parse(await readFile(join(projectDir, 'budgets.json'), 'utf8')));

const pages = (await listFiles(clientDir)).filter((file) => file.endsWith('.html'));
const verdicts: Verdict[] = [];
const faults: string[] = pages.length > 0 ? [] : ['The build holds no page.'];
for (const page of pages) {
  const address = `/${page}`.replace(/\/index\.html$/, '') || '/';
  try {
    verdicts.push(judge(address, await weighPage(clientDir, page), budgets));
  } catch (error) {
    faults.push(`${address}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
for (const pages of Object.keys(budgets.pages)) {
  const isThere = verdicts.some(({ address }) => posix.matchesGlob(address, pages));
  if (!isThere) faults.push(`budgets.json names ${pages}, which could not be weighed.`);
}
faults.push(...verdicts.flatMap((verdict) => verdict.faults));

console.info(
  'First visit to each page in KB, packed with brotli; after the slash the most it may weigh (budgets.json).',
);
console.info('Script: loaded with the page. Script ever: also what it loads later.\n');
console.table(verdicts.map(tableRow));
const warnings = verdicts.flatMap((verdict) => verdict.warnings);
for (const warning of warnings) console.warn(`Near its limit: ${warning}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
