import { findImports } from './imports.ts';
import { targetOf } from './rules.ts';

/**
 * How the browser's scripts come to files that they may not carry: each way from an entry to such a file, the shortest first.
 * @param entries paths from the project's folder
 * @param isKeptOut files that no script of the browser may carry
 * @param read the text of a file of ours, by its path
 */
export async function findReach(
  entries: readonly string[],
  isKeptOut: (file: string) => boolean,
  read: (file: string) => Promise<string>,
): Promise<string[][]> {
  const ways = new Map(entries.map((entry) => [entry, [entry]]));
  const found: string[][] = [];
  // What is added on the way is visited too.
  for (const [file, way] of ways) {
    for (const { specifier, isType } of findImports(file, await read(file))) {
      const target = isType ? undefined : targetOf(file, specifier);
      if (target === undefined || !/\.tsx?$/.test(target) || ways.has(target)) continue;
      if (isKeptOut(target)) found.push([...way, target]);
      else ways.set(target, [...way, target]);
    }
  }
  return found;
}
