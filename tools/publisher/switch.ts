import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeChanged } from '../site-build/paths.ts';
import { brochureFiles, type Folders, folderOfChange } from './folders.ts';

/** The record of a switch. It is on the disk until the switch is complete. */
interface Journal {
  /** The id of the change. */
  readonly change: string;
  /** Of the fact, such as `batches.json`. */
  readonly file: string;
  /** The new content of `build/input-hash`. */
  readonly inputHash: string;
}

type RecordLive = (change: string) => Promise<void>;

const journalOf = ({ build }: Folders) => join(build, 'switch.json');

/**
 * Replaces the live pages and facts with those of a rendered change. If the process is killed, `finishSwitch` completes the switch. Until
 * then, the running server serves the files that it read when it started.
 * @param record stores that the change is live
 */
export async function switchTo(folders: Folders, journal: Journal, record: RecordLive): Promise<void> {
  const file = journalOf(folders);
  await writeFile(`${file}.new`, JSON.stringify(journal), { flush: true });
  await rename(`${file}.new`, file);
  await finishSwitch(folders, record);
}

/**
 * Completes a switch. It continues an interrupted switch at any step, and does nothing without a journal.
 * @param record stores that the change is live; it is called again if the process was killed after the call
 */
export async function finishSwitch(folders: Folders, record: RecordLive): Promise<void> {
  const text = await readFile(journalOf(folders), 'utf8').catch(() => null);
  if (text === null) return;
  const { change, file, inputHash }: Journal = JSON.parse(text);
  const from = folderOfChange(folders, change);
  const rendered = join(from, 'client');
  const live = join(folders.build, 'client');
  const old = join(folders.build, 'client.old');
  if (existsSync(rendered)) {
    if (existsSync(live)) {
      await rm(old, { recursive: true, force: true });
      await rename(live, old);
    }
    await rename(rendered, live);
  }
  await writeChanged(join(folders.facts, file), await readFile(join(from, 'facts', file)));
  for (const name of brochureFiles) {
    await cp(join(from, 'generated', name), join(folders.generated, name), { recursive: true, force: true });
  }
  await writeChanged(join(folders.build, 'input-hash'), inputHash);
  // The server restarts when this file changes.
  await writeChanged(join(folders.build, 'release'), change);
  // This comes before the deletion of the journal. Otherwise, the next round would refuse a change that is approved, but already live.
  await record(change);
  await rm(journalOf(folders));
  await rm(old, { recursive: true, force: true });
  await rm(from, { recursive: true, force: true });
}
