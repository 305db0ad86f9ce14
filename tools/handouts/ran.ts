import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { handoutsDir } from '../generate-handouts.ts';
import { listFiles } from '../site-build/paths.ts';

/** Which text of each program was run last: not every machine has every language, and a changed one must be run on one that has. */
export const ranFile = join(handoutsDir, 'ran.json');

const ranSchema = z.record(z.string(), z.string());

/** Every program of the handouts, as `cpp-programming/lesson.cpp`. */
export async function listPrograms(): Promise<string[]> {
  return (await listFiles(handoutsDir)).filter((name) => name.includes('/') && !name.endsWith('.out'));
}

/** What stands in `ran.json`: the fingerprint of each program, and of what it printed. */
export async function readRan(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(ranFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return ranSchema.parse(JSON.parse(text));
}

/** @param name as `listPrograms` gives it */
export async function fingerprint(name: string): Promise<string> {
  const [code, output] = await Promise.all(
    [name, `${name}.out`].map((file) => readFile(join(handoutsDir, file), 'utf8')),
  );
  return createHash('sha256')
    .update(JSON.stringify([code, output]))
    .digest('hex');
}
