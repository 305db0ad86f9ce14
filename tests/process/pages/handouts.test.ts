import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { handoutsDir } from '../../../tools/generate/handouts.ts';
import { fingerprint, listPrograms, outputOf, readHashes, runnerOf } from '../../../tools/handouts/programs.ts';

const hashes = await readHashes();

describe.each(await listPrograms())('%s', (name) => {
  const file = join(handoutsDir, name);
  const runner = runnerOf(name);

  test('fits on a page: 45 lines of 72 characters', async () => {
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(45);
    expect(lines.filter((line) => line.length > 72)).toEqual([]);
  });

  test('has run since its last change (npm run handouts)', async () => {
    expect(hashes[name]).toBe(await fingerprint(name));
  });

  test.runIf(runner)('prints the output that the handout shows', async () => {
    expect(await outputOf(file, runner ?? '')).toBe((await readFile(`${file}.out`, 'utf8')).trimEnd());
  });
});
