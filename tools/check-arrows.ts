import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFaults, rooms } from './arrows/rules.ts';
import { listProjectFiles, projectDir } from './site-build/paths.ts';

/** Holds the direction of imports between the rooms of the project; `arrows/rules.ts` says which are allowed. */
const files = (await listProjectFiles(rooms)).filter((file) => /\.tsx?$/.test(file));
const faults = files.map(async (file) => findFaults(file, await readFile(join(projectDir, file), 'utf8')));
const lines = (await Promise.all(faults)).flat();
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
else console.info(`${files.length} files: every import goes the way it may.`);
