import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps, type Step } from './check/steps.ts';
import { generate } from './generate.ts';

/**
 * `npm run check`: the quick checks. With `--all` (`npm test`): everything that runs before a change lands.
 * Each step is an npm script of its own, so that one that fails can be run alone.
 */
const quick: readonly Step[] = [
  { title: 'Format', script: 'check-format' },
  { title: 'Lint', script: 'lint' },
  { title: 'Types', script: 'typecheck' },
  { title: 'Arrows between rooms', script: 'arrows' },
  { title: 'Style sheets', script: 'sheets' },
  { title: 'Dead code', script: 'dead-code' },
  { title: 'Unit tests', script: 'unit', runner: 'vitest' },
  { title: 'Content', script: 'content' },
];
const rest: readonly Step[] = [
  { title: 'Build', script: 'build' },
  { title: 'Budgets', script: 'budgets' },
  { title: 'Process tests', script: 'process', runner: 'vitest' },
  { title: 'Journeys in a browser', script: 'e2e', runner: 'playwright' },
];

const reportsDir = await mkdtemp(join(tmpdir(), 'check-'));
try {
  await generate();
  const steps = process.argv.includes('--all') ? [...quick, ...rest] : quick;
  const { passed, failed } = await runSteps(steps, reportsDir);
  console.info(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await rm(reportsDir, { recursive: true });
}
