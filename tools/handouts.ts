/** `npm run handouts`: runs the programs of the handouts and records their output. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command-line/command.ts';
import { handoutsDir } from './generate/handouts.ts';
import { fingerprint, hashesFile, listPrograms, outputOf, readHashes, runnerOf } from './handouts/programs.ts';

await runCommand(async () => {
  const before = await readHashes();
  const hashes: Record<string, string> = {};
  const lines: string[] = [];
  for (const name of await listPrograms()) {
    const runner = runnerOf(name);
    if (runner) {
      await writeFile(join(handoutsDir, `${name}.out`), `${await outputOf(join(handoutsDir, name), runner)}\n`);
      hashes[name] = await fingerprint(name);
      lines.push(`${name}: run by ${runner}`);
    } else {
      if (before[name]) hashes[name] = before[name];
      lines.push(`${name}: not run, because its language is not installed`);
    }
  }
  await writeFile(hashesFile, `${JSON.stringify(hashes, undefined, 2)}\n`);
  return lines.join('\n');
});
