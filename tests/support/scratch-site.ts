/**
 * Builds a site that process tests and journeys share: a copy of the project with added entries and the features that are off by default. Its
 * forms go to another origin.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectDir } from '../../tools/site-build/paths.ts';
import { copyProject } from '../../tools/test-support/project-copy.ts';
import { addEntries } from '../process/support/added-entries.ts';
import { addRecording } from './added-recording.ts';

/** One folder and one port for each checkout. The folder stays for the next run. */
const checkout = createHash('sha256').update(projectDir).digest('hex').slice(0, 8);
const dir = join(tmpdir(), `scratch-site-${checkout}`);

/** The port of the intake, which the pages name. It is below those that a system gives to programs. */
export const intakePort = 20_000 + (Number.parseInt(checkout, 16) % 10_000);
export const intakeOrigin = `http://127.0.0.1:${intakePort}`;

/**
 * Builds the site, unless it has been built from these sources. Other callers wait for the build.
 * @returns the folder; `public/` and `build/` are as in the project
 * @throws Error with the output of a failed build
 */
export async function scratchSite(): Promise<string> {
  await mkdir(dir, { recursive: true });
  // The parent of a worker is the test runner.
  const program = [process.execPath, fileURLToPath(import.meta.url), String(process.ppid)];
  // The system releases the lock of a process that dies.
  await promisify(execFile)('flock', [join(dir, 'lock'), ...program]);
  return dir;
}

if (import.meta.main) {
  const [, , runner = ''] = process.argv;
  const runnerFile = join(dir, 'runner');
  // A run copies the sources once: another test of it may be starting a server from the copy.
  if ((await readFile(runnerFile, 'utf8').catch(() => '')) !== runner) {
    const copy = await copyProject(dir);
    await addEntries(copy);
    await addRecording(copy);
    await copy.build({ PROOF_OF_WORK: '1', INTAKE_ORIGIN: intakeOrigin });
    await writeFile(runnerFile, runner);
  }
}
