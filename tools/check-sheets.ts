import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateColours } from './generate-colours.ts';
import { readClasses } from './sheets/read-classes.ts';
import { readSheet } from './sheets/read-sheet.ts';
import { describeFault, findClassFaults, findCountFaults, findWidthFaults } from './sheets/rules.ts';
import { listProjectFiles, projectDir } from './site-build/paths.ts';

/** Holds the style sheets to their four widths and to the classes that are in use; `sheets/rules.ts` says how. */
await generateColours();
const sheets = await readAll(['site', 'ui', '.generated/colours'], /\.css$/, readSheet);
const uses = await readAll(['site', 'ui'], /(?<!\.test)\.tsx?$/, readClasses);
const seekers = await readAll(['tests'], /\.tsx?$/, readClasses);

const faults = [
  ...[...sheets, ...uses].flatMap(([file, read]) => findWidthFaults(file, read)),
  ...[...sheets].flatMap(([file, sheet]) => findCountFaults(file, sheet)),
  ...findClassFaults(sheets, uses, seekers),
];

for (const fault of faults) console.error(describeFault(fault));
if (faults.length > 0) process.exitCode = 1;
else console.info(`${sheets.size} sheets: four widths, and a use for every class.`);

async function readAll<T>(
  folders: readonly string[],
  name: RegExp,
  read: (file: string, text: string) => T,
): Promise<Map<string, T>> {
  const files = (await listProjectFiles(folders)).filter((file) => name.test(file));
  const entries = files.map(
    async (file) => [file, read(file, await readFile(join(projectDir, file), 'utf8'))] as const,
  );
  return new Map(await Promise.all(entries));
}
