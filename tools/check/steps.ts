import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectDir } from '../site-build/paths.ts';
import { countTests, type Tally } from './tally.ts';

export interface Step {
  readonly title: string;
  /** Name in the `scripts` of `package.json`. */
  readonly script: string;
  /** Which kind of report says how many tests ran. */
  readonly runner?: 'vitest' | 'playwright';
}

/** Runs each step after the other and stops at the first that fails. Its output goes straight to the screen. */
export async function runSteps(steps: readonly Step[], reportsDir: string): Promise<Tally> {
  let passed = 0;
  for (const step of steps) {
    console.info(`\n== ${step.title} (npm run ${step.script})`);
    const startedMs = performance.now();
    const reportFile = join(reportsDir, `${step.script}.json`);
    const isOk = await runScript(step, reportFile);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    const tally = await readTally(step, reportFile, isOk);
    passed += tally.passed;
    if (!isOk || tally.failed > 0) {
      console.info(`== ${step.title}: FAILED after ${seconds} s. To run it alone: npm run ${step.script}\n`);
      return { passed, failed: Math.max(1, tally.failed) };
    }
    console.info(`== ${step.title}: ok, ${seconds} s`);
  }
  console.info('');
  return { passed, failed: 0 };
}

async function runScript({ script, runner }: Step, reportFile: string): Promise<boolean> {
  const reporters = {
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    playwright: ['--', '--reporter=list,json'],
  };
  const child = spawn('npm', ['run', '--silent', script, ...(runner ? reporters[runner] : [])], {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...environment(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
  const [status] = await once(child, 'exit');
  return status === 0;
}

/** What is tested is the product as shipped: settings of this shell or of `.env` must not change the outcome. */
function environment(): NodeJS.ProcessEnv {
  const { GALLERY: _, ...env } = process.env;
  return { ...env, DELIVERY: 'intake' };
}

async function readTally({ runner }: Step, reportFile: string, isOk: boolean): Promise<Tally> {
  if (!runner) return { passed: 0, failed: 0 };
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  if (text !== undefined) return countTests(JSON.parse(text));
  if (isOk) throw new Error(`the ${runner} tests wrote no report, so nobody knows whether any ran`);
  return { passed: 0, failed: 1 };
}
