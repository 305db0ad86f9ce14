import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReport, type TestReport } from './check/test-report.ts';
import { generate } from './generate.ts';

/**
 * `npm run check`: the quick checks. With `--all` (`npm test`): everything that runs before a change is merged. A step is an npm script.
 * A lane is a list of steps; it stops at the first failure. Stages run one after another, and the lanes of a stage at the same time.
 */
const staticChecks = ['check-format', 'lint', 'imports', 'check-dependencies', 'typecheck', 'dead-code', 'content'];
// Balanced for two cores: a build uses one, and the static checks take half as long as the unit tests. The later steps use both cores: with
// the journeys beside the process tests, the run took a minute less, but a test of two servers on PostgreSQL failed in one of two runs.
const stages = process.argv.includes('--all')
  ? [[[...staticChecks, 'build', 'budgets'], ['unit']], [['process', 'e2e', 'browsers', 'measured']]]
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
const total = { passed: 0, failed: 0, skipped: [] as string[] };
try {
  await generate();
  for (const lanes of stages) {
    if (total.failed === 0) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  }
} finally {
  await rm(reportsDir, { recursive: true });
}
const minutes = ((performance.now() - startedMs) / 60_000).toFixed(1);
if (total.skipped.length > 0) {
  const lines = total.skipped.map((line) => `  ${line}`);
  console.info(
    `\nNot checked, because a program is not installed (CONTRIBUTING.md names the packages):\n${lines.join('\n')}`,
  );
}
console.info(`\nTests passed: ${total.passed}. Failures: ${total.failed}. Time: ${minutes} minutes.`);
if (total.failed > 0) process.exitCode = 1;

/** @param isAlone whether the output is shown while a step runs; otherwise it is shown when the step ends */
async function runLane(lane: readonly string[], isAlone: boolean): Promise<void> {
  for (const script of lane) {
    const { passed, failed, skipped } = await runStep(script, isAlone);
    total.passed += passed;
    total.failed += failed;
    total.skipped.push(...skipped);
    if (failed > 0) return;
  }
}

async function runStep(script: string, isAlone: boolean): Promise<TestReport> {
  const head = `\n== npm run ${script}`;
  if (isAlone) console.info(head);
  const stepMs = performance.now();
  const reportFile = join(reportsDir, `${script}.json`);
  const options = {
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    playwright: ['--', '--reporter=list,json'],
  };
  const runner = testRunners[script];
  const child = spawn('npm', ['run', '--silent', script, ...(runner ? options[runner] : [])], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const [status] = await once(child, 'close');
  if (!isAlone) console.info(`${head}\n${Buffer.concat(printed).toString().trimEnd()}`);
  const { passed, failed, skipped } = runner ? await readReportFile(reportFile) : { passed: 0, failed: 0, skipped: [] };
  const seconds = ((performance.now() - stepMs) / 1000).toFixed(1);
  const isOk = status === 0 && failed === 0;
  console.info(`== ${script}: ${isOk ? 'ok' : `FAILED. To repeat it: npm run ${script}`} (${seconds} s)`);
  return { passed, failed: isOk ? 0 : Math.max(1, failed), skipped };
}

/** A missing report means that the run broke before its first test, so it counts as one failure. */
async function readReportFile(reportFile: string): Promise<TestReport> {
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 1, skipped: [] } : readReport(JSON.parse(text));
}

/** The tests use default settings. Settings of this shell or of `.env` must not change the result. */
function environment(): NodeJS.ProcessEnv {
  const { GALLERY: _, INTAKE_ORIGIN: __, PROOF_OF_WORK: ___, OFFLINE: ____, ...env } = process.env;
  return { ...env, DELIVERY: 'intake' };
}
