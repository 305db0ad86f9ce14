/** A site that the tests of both runners share: a copy of the project that an author has added to, built with what is off by default. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectDir } from '../../tools/site-build/paths.ts';
import { copyProject } from '../../tools/test-support/project-copy.ts';
import { addEntries } from '../process/support/added-entries.ts';
import { addRecording } from './added-recording.ts';

/** One a checkout; it stays, for the next who needs it. */
const dir = join(tmpdir(), `scratch-site-${createHash('sha256').update(projectDir).digest('hex').slice(0, 8)}`);

/**
 * Builds it where nobody has built it from these sources yet. Whoever comes meanwhile waits.
 * @returns its folder; `public/` and `build/` are as in the project
 * @throws Error with what the build printed, if it failed
 */
export async function scratchSite(): Promise<string> {
  await mkdir(dir, { recursive: true });
  // The system takes the lock back from whoever dies with it.
  await promisify(execFile)('flock', [join(dir, 'lock'), process.execPath, fileURLToPath(import.meta.url)]);
  return dir;
}

if (import.meta.main) {
  const copy = await copyProject(dir);
  await addEntries(copy);
  await addRecording(copy);
  await copy.build({ PROOF_OF_WORK: '1' });
}
