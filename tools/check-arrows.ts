import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFault, findFaults, roomOf, rooms } from './arrows/rules.ts';
import { listFiles, projectDir } from './site-build/paths.ts';

/** Holds the direction of imports between the rooms of the project; `arrows/rules.ts` says which are allowed. */
const files = (
  await Promise.all(
    rooms.map(async (room) => (await listFiles(join(projectDir, room))).map((file) => `${room}/${file}`)),
  )
)
  .flat()
  .filter((file) => /\.tsx?$/.test(file) && roomOf(file));

const faults = (
  await Promise.all(files.map(async (file) => findFaults(file, await readFile(join(projectDir, file), 'utf8'))))
).flat();

for (const fault of faults) console.error(describeFault(fault));
if (faults.length > 0) process.exitCode = 1;
else console.info(`${files.length} files: every import goes the way it may.`);
