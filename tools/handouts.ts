/** `npm run handouts`: runs the programs of the handouts and writes down what they print. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command-line/command.ts';
import { handoutsDir } from './generate/handouts.ts';
import { fingerprint, listPrograms, outputOf, ranFile, readRan, runnerOf } from './handouts/programs.ts';

await runCommand(async () => {
  const before = await readRan();
  const ran: Record<string, string> = {};
  const lines: string[] = [];
  for (const name of await listPrograms()) {
    const runner = runnerOf(name);
    if (runner) {
      await writeFile(join(handoutsDir, `${name}.out`), `${await outputOf(join(handoutsDir, name), runner)}\n`);
      ran[name] = await fingerprint(name);
      lines.push(`${name}: run by ${runner}`);
    } else {
      if (before[name]) ran[name] = before[name];
      lines.push(`${name}: not run, this machine has nothing that runs it`);
    }
  }
  await writeFile(ranFile, `${JSON.stringify(ran, undefined, 2)}\n`);
  return lines.join('\n');
});
