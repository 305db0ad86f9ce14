import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ToldWrong } from './told-wrong.ts';

/**
 * Writes what is personal into a file that was not there, for its owner alone.
 * @param to from the folder of who asks: npm runs this in the project's
 * @returns where it is
 * @throws ToldWrong
 */
export function writeNewFile(to: string, content: Uint8Array | string, option: string): string {
  const path = resolve(process.env.INIT_CWD ?? '.', to);
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') throw new ToldWrong(`${path} is already there. Name another file after ${option}.`);
    throw new ToldWrong(`${path} cannot be written (${code}). Name another file after ${option}.`);
  }
  return path;
}
