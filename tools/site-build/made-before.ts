import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedDir, projectDir } from './paths.ts';

/** What takes long to make from little, kept from one build to the next by what it is made from. */
export interface MadeBefore {
  /**
   * @param inputs hash of everything that decides what is made
   * @returns what was made of the same inputs before, or is made now
   */
  get(inputs: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Deletes what was not asked for since this was opened. */
  forgetOthers(): Promise<void>;
}

/** @param kind name of its folder */
export async function openMadeBefore(kind: string, root = join(generatedDir, 'made')): Promise<MadeBefore> {
  const dir = join(root, kind);
  await mkdir(dir, { recursive: true });
  const there = new Set(await readdir(dir));
  const asked = new Set<string>();
  const beingMade = new Map<string, Promise<Uint8Array>>();
  const keep = async (inputs: string, make: () => Promise<Uint8Array>) => {
    try {
      const made = await make();
      const file = join(dir, inputs);
      // Whatever breaks the build off, a file that has its name is whole.
      await writeFile(`${file}.new`, made);
      await rename(`${file}.new`, file);
      there.add(inputs);
      return made;
    } finally {
      beingMade.delete(inputs);
    }
  };
  return {
    async get(inputs, make) {
      asked.add(inputs);
      if (there.has(inputs)) return readFile(join(dir, inputs));
      // Two pages that say the same are packed at the same time: once, and for both.
      const made = beingMade.get(inputs) ?? keep(inputs, make);
      beingMade.set(inputs, made);
      return made;
    },
    async forgetOthers() {
      for (const name of there) if (!asked.has(name)) await rm(join(dir, name));
    },
  };
}

/** Hash of plain data. */
export const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Hash of files of the project, by their paths from its folder, and of the version of Node, which stands for its zlib. */
export async function hashOfFiles(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(join(projectDir, file), 'utf8')));
  return hashOf(process.version, files, texts);
}
