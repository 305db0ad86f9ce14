import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFaults } from './dependencies/find-faults.ts';
import { projectDir } from './site-build/paths.ts';

/**
 * Holds what we depend on to its rules: one version each, licences we may use, no scripts while it is installed. It reads two files of ours
 * and asks nobody; `npm audit` asks the registry for known holes.
 */
const read = async (file: string) => JSON.parse(await readFile(join(projectDir, file), 'utf8'));

const { packages } = await read('package-lock.json');
const faults = findFaults(await read('package.json'), packages);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.info(
    `${Object.keys(packages).length - 1} packages: pinned, under licences we may use, and none runs a script unasked.`,
  );
