import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findReach } from './arrows/reach.ts';
import { describeFault, findFaults, roomOf, rooms } from './arrows/rules.ts';
import { listProjectFiles, projectDir } from './site-build/paths.ts';

/** Holds the direction of imports between the rooms of the project; `arrows/rules.ts` says which are allowed. */
const files = (await listProjectFiles(rooms)).filter((file) => /\.tsx?$/.test(file) && roomOf(file));

const read = (file: string) => readFile(join(projectDir, file), 'utf8');

const faults = (await Promise.all(files.map(async (file) => findFaults(file, await read(file)))))
  .flat()
  .map(describeFault);

// Content is on the pages already: a script that brought it would send it twice, to a phone that pays for both.
const entries = files.filter((file) => /^site\/(client\/.*\.entry|offline\/service-worker)\.ts$/.test(file));
for (const way of await findReach(entries, (file) => file.startsWith('content/'), read)) {
  faults.push(`${way[0]}: a script of the browser carries no content; it comes there by ${way.slice(1).join(', ')}`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.info(`${files.length} files: every import goes the way it may.`);
