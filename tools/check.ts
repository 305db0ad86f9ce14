import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slowest } from './check/report.ts';
import { type Lane, runStages } from './check/steps.ts';
import { generate } from './generate.ts';

/**
 * `npm run check`: the quick checks. With `--all` (`npm test`): everything that runs before a change lands.
 * Each step is an npm script of its own, so that one that fails can be run alone.
 */
const reading: Lane = [
  { title: 'Format', script: 'check-format' },
  { title: 'Lint', script: 'lint' },
  { title: 'Arrows between rooms', script: 'arrows' },
  { title: 'Dependencies', script: 'dependencies' },
  { title: 'Types', script: 'typecheck' },
  { title: 'Dead code', script: 'dead-code' },
  { title: 'Content', script: 'content' },
];
const unit: Lane = [{ title: 'Unit tests', script: 'unit', runner: 'vitest' }];
const building: Lane = [
  { title: 'Build', script: 'build' },
  { title: 'Budgets', script: 'budgets' },
];
const running: Lane = [
  { title: 'Process tests', script: 'process', runner: 'vitest' },
  { title: 'Journeys in a browser', script: 'e2e', runner: 'playwright' },
  { title: 'Journeys in other browsers', script: 'browsers', runner: 'vitest' },
];

const isAll = process.argv.includes('--all');
const startedMs = performance.now();
const reportsDir = await mkdtemp(join(tmpdir(), 'check-'));
try {
  await generate();
  // A build takes one core, and what reads the sources as long as half of the unit tests.
  const stages = isAll ? [[[...reading, ...building], unit], [running]] : [[reading, unit]];
  const { passed, failed, tests } = await runStages(stages, reportsDir);
  console.info(`\nThe ten slowest tests:\n${slowest(tests, 10).join('\n')}`);
  const minutes = ((performance.now() - startedMs) / 60_000).toFixed(1);
  console.info(`\n${passed} passed, ${failed} failed, ${minutes} minutes`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await rm(reportsDir, { recursive: true });
}
