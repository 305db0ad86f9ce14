import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReport } from './check/test-report.ts';
import { generate } from './generate.ts';
import { compileCacheDir } from './site-build/paths.ts';

/**
 * `npm run check`: the quick checks. With `--all` (`npm test`): everything that runs before a change is merged. A step is an npm script.
 * A lane is a list of steps; it stops at the first failure. Stages run one after another, and the lanes of a stage at the same time.
 */
const staticChecks = ['check-format', 'lint', 'imports', 'check-dependencies', 'typecheck', 'dead-code', 'content'];
// Balanced for two cores: a build uses one, and the static checks take half as long as the unit tests. The later steps use both cores: with
// the journeys beside the process tests, the run took a minute less, but a test of two servers on PostgreSQL failed in one of two runs.
const stages = process.argv.includes('--all')
  ? [[[...staticChecks, 'build', 'budgets', 'find-chromium'], ['unit']], [['process', 'e2e', 'browsers', 'measured']]]
  : [[staticChecks, ['unit']]];

/** The steps that run tests, and their runner, which writes a report. */
const testRunners: Readonly<Record<string, 'vitest' | 'playwright'>> = {
  unit: 'vitest',
  process: 'vitest',
  measured: 'vitest',
  e2e: 'playwright',
  browsers: 'vitest',
};

const startedMs = performance.now();
const reportsDir = await mkdtemp(join(tmpdir(), 'check-'));
let passed = 0;
const skipped: string[] = [];
const failedSteps: string[] = [];
try {
  await generate();
  for (const lanes of stages) {
    if (failedSteps.length === 0) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  }
} finally {
  await rm(reportsDir, { recursive: true });
}
const minutes = ((performance.now() - startedMs) / 60_000).toFixed(1);
if (skipped.length > 0) {
  const lines = skipped.map((line) => `  ${line}`);
  console.info(
    `\nNot checked, because a program is not installed (CONTRIBUTING.md names the packages):\n${lines.join('\n')}`,
  );
}
console.info(`\nTests passed: ${passed}. Failed: ${failedSteps.join(', ') || 'nothing'}. Time: ${minutes} minutes.`);
if (failedSteps.length > 0) process.exitCode = 1;

/** @param isAlone whether the output is shown while a step runs; otherwise it is shown when the step ends */
async function runLane(lane: readonly string[], isAlone: boolean): Promise<void> {
  for (const script of lane) {
    if (!(await runStep(script, isAlone))) return;
  }
}

/** @returns whether it succeeded */
async function runStep(script: string, isAlone: boolean): Promise<boolean> {
  const head = `\n== npm run ${script}`;
  if (isAlone) console.info(head);
  const stepMs = performance.now();
  const reportFile = join(reportsDir, `${script}.xml`);
  const options = {
    vitest: ['--', '--reporter=default', '--reporter=junit', `--outputFile.junit=${reportFile}`],
    playwright: ['--', '--reporter=list,junit'],
  };
  const runner = testRunners[script];
  // Without the `pre…` scripts: the sources are generated already, and the site is built.
  const command = ['run', '--silent', '--ignore-scripts', script, ...(runner ? options[runner] : [])];
  const child = spawn('npm', command, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), PLAYWRIGHT_JUNIT_OUTPUT_NAME: reportFile },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const [status] = await once(child, 'close');
  if (!isAlone) console.info(`${head}\n${Buffer.concat(printed).toString().trimEnd()}`);
  // There is no report if the step runs no tests, or if it failed before its first test.
  if (existsSync(reportFile)) {
    const report = readReport(await readFile(reportFile, 'utf8'));
    passed += report.passed;
    skipped.push(...report.skipped);
  }
  const seconds = ((performance.now() - stepMs) / 1000).toFixed(1);
  const isOk = status === 0;
  console.info(`== ${script}: ${isOk ? 'ok' : `FAILED. To repeat it: npm run ${script}`} (${seconds} s)`);
  if (!isOk) failedSteps.push(script);
  return isOk;
}

/** The tests use default settings. Settings of this shell or of `.env` must not change the result: an empty one is not set. */
function environment(): NodeJS.ProcessEnv {
  const defaults = { DELIVERY: 'intake', INTAKE_ORIGIN: '', PROOF_OF_WORK: '', OFFLINE: '' };
  return { NODE_COMPILE_CACHE: compileCacheDir, ...process.env, ...defaults };
}
