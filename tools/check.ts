import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { generate } from './generate.ts';
import { locateProgram } from './programs/locate-program.ts';

/**
 * `npm run check`: the quick checks. With `--all` (`npm test`): everything that runs before a change is merged. A step is an npm script.
 * A lane is a list of steps; it stops at the first failure. Stages run one after another, and the lanes of a stage at the same time.
 */
const staticChecks = ['check-format', 'lint', 'imports', 'check-dependencies', 'typecheck', 'dead-code', 'content'];
const isAll = process.argv.includes('--all');
// Balanced for two cores: a build uses one, and the static checks take half as long as the unit tests. The later steps use both cores: with
// the journeys beside the process tests, the run took a minute less, but a test of two servers on PostgreSQL failed in one of two runs.
const stages = isAll
  ? [[[...staticChecks, 'build', 'budgets'], ['unit']], [['process', 'e2e', 'browsers', 'measured']]]
  : [[staticChecks, ['unit']]];

/** Some tests need these programs, and are skipped without them. */
const programsOfTests =
  'caddy dovecot firefox-esr litestream nginx openssl promtool strace systemd-analyze WebKitWebDriver Xvfb'.split(' ');

const startedMs = performance.now();
const failedSteps: string[] = [];
await generate();
for (const lanes of stages) {
  if (failedSteps.length === 0) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
}
const path = `${process.env.PATH}:/usr/sbin`;
const missing = programsOfTests.filter((name) => !locateProgram([name], { PATH: path }, existsSync));
if (isAll && missing.length > 0)
  console.info(`\nSome tests were skipped, because these programs are not installed: ${missing.join(', ')}.`);
const minutes = ((performance.now() - startedMs) / 60_000).toFixed(1);
console.info(`\nFailed: ${failedSteps.join(', ') || 'nothing'}. Time: ${minutes} minutes.`);
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
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: environment(),
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const [status] = await once(child, 'close');
  if (!isAlone) console.info(`${head}\n${Buffer.concat(printed).toString().trimEnd()}`);
  const seconds = ((performance.now() - stepMs) / 1000).toFixed(1);
  const isOk = status === 0;
  console.info(`== ${script}: ${isOk ? 'ok' : `FAILED. To repeat it: npm run ${script}`} (${seconds} s)`);
  if (!isOk) failedSteps.push(script);
  return isOk;
}

/** The tests use default settings. Settings of this shell or of `.env` must not change the result. */
function environment(): NodeJS.ProcessEnv {
  const { INTAKE_ORIGIN: _, PROOF_OF_WORK: __, OFFLINE: ___, ...env } = process.env;
  return { ...env, DELIVERY: 'intake' };
}
