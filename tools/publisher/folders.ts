import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDir, generatedDir, projectDir, writeChanged } from '../site-build/paths.ts';

/** The folders of one project that the publisher uses. Tests give it others. */
export interface Folders {
  /** With the files of facts. */
  readonly facts: string;
  /** With the brochures. */
  readonly generated: string;
  readonly build: string;
}

export const projectFolders: Folders = {
  facts: join(projectDir, 'content/facts'),
  generated: generatedDir,
  build: buildDir,
};

/** The folder of a change: its facts, brochures and pages. It is on the file system of the build, so that a rename can move it. */
export const folderOfChange = ({ build }: Pick<Folders, 'build'>, id: string) => join(build, 'changes', id);

/** The part of the generated files that depends on facts. */
export const brochureFiles = ['brochures', 'brochures.ts', 'brochures.hashes.json'];

/**
 * Prepares the folder of a change: a copy of the live facts, brochures and pages, with one new file of facts.
 * @param file of the fact, such as `batches.json`
 */
export async function copyLive(folders: Folders, folder: string, file: string, text: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(folders.facts, join(folder, 'facts'), { recursive: true });
  for (const name of brochureFiles) {
    await cp(join(folders.generated, name), join(folder, 'generated', name), { recursive: true });
  }
  await cp(join(folders.build, 'client'), join(folder, 'client'), { recursive: true });
  await writeChanged(join(folder, 'facts', file), text);
}
