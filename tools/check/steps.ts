import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectDir } from '../site-build/paths.ts';
import { readReport, type TestReport } from './report.ts';

interface Step {
  readonly title: string;
  /** Name in the `scripts` of `package.json`. */
  readonly script: string;
  /** Which kind of report says how many tests ran. */
  readonly runner?: 'vitest' | 'playwright';
}

/** Steps one after the other. */
export type Lane = readonly Step[];

const nothing: TestReport = { passed: 0, failed: 0, tests: [] };

/**
 * Runs lanes of steps, those of one stage side by side, and stops after the stage in which one failed. A step that runs alone prints
 * straight to the screen; of those side by side, each prints all it has to say when it ends.
 */
export async function runStages(stages: readonly (readonly Lane[])[], reportsDir: string): Promise<TestReport> {
  let sum = nothing;
  for (const lanes of stages) {
    const reports = await Promise.all(lanes.map((lane) => runLane(lane, reportsDir, lanes.length === 1)));
    sum = [sum, ...reports].reduce(add);
    if (sum.failed > 0) break;
  }
  return sum;
}

async function runLane(lane: Lane, reportsDir: string, isAlone: boolean): Promise<TestReport> {
  let sum = nothing;
  for (const step of lane) {
    sum = add(sum, await runStep(step, reportsDir, isAlone));
    if (sum.failed > 0) break;
  }
  return sum;
}

const add = (one: TestReport, other: TestReport): TestReport => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  tests: [...one.tests, ...other.tests],
});

async function runStep(step: Step, reportsDir: string, isAlone: boolean): Promise<TestReport> {
  const head = `\n== ${step.title} (npm run ${step.script})`;
  if (isAlone) console.info(head);
  const startedMs = performance.now();
  const reportFile = join(reportsDir, `${step.script}.json`);
  const { isOk, output } = await runScript(step, reportFile, isAlone);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  if (!isAlone) console.info(`${head}\n${output.trimEnd()}`);
  const report = await reportOf(step, reportFile, isOk);
  if (isOk && report.failed === 0) {
    console.info(`== ${step.title}: ok, ${seconds} s`);
    return report;
  }
  console.info(`== ${step.title}: FAILED after ${seconds} s. To run it alone: npm run ${step.script}`);
  return { ...report, failed: Math.max(1, report.failed) };
}

async function runScript({ script, runner }: Step, reportFile: string, isAlone: boolean) {
  const reporters = {
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    playwright: ['--', '--reporter=list,json'],
  };
  const child = spawn('npm', ['run', '--silent', script, ...(runner ? reporters[runner] : [])], {
    cwd: projectDir,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [status] = await once(child, 'close');
  return { isOk: status === 0, output: Buffer.concat(chunks).toString() };
}

/** What is tested is the product as shipped: settings of this shell or of `.env` must not change the outcome. */
function environment(): NodeJS.ProcessEnv {
  const { GALLERY: _, INTAKE_ORIGIN: __, PROOF_OF_WORK: ___, OFFLINE: ____, ...env } = process.env;
  return { ...env, DELIVERY: 'intake' };
}

async function reportOf({ runner }: Step, reportFile: string, isOk: boolean): Promise<TestReport> {
  if (!runner) return nothing;
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  if (text !== undefined) return readReport(JSON.parse(text));
  if (isOk) throw new Error(`the ${runner} tests wrote no report, so nobody knows whether any ran`);
  return { ...nothing, failed: 1 };
}
