import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeError, type Log } from '../../server/log.ts';
import type { FactChange, FactStore } from '../../server/storage/ports/facts.ts';
import type { StaffMember } from '../../server/storage/ports/staff.ts';
import { type Folders, folderOfChange } from './folders.ts';
import type { RenderResult } from './render-facts.ts';
import { finishSwitch, switchTo } from './switch.ts';

export interface PublisherOptions {
  readonly store: FactStore;
  readonly members: () => Promise<readonly StaffMember[]>;
  readonly folders: Folders;
  /** The file of each fact: `batches` is in `batches.json`. */
  readonly fileOf: (fact: string) => string | undefined;
  /** Renders the pages with a change into its folder. */
  readonly render: (folder: string, file: string, text: string) => Promise<RenderResult>;
  /** Uploads a folder of pages, for a static host. @throws Error if it fails */
  readonly deploy: ((client: string) => Promise<void>) | null;
  /** Commits a file of facts, if the project is a Git repository. @throws Error if it fails */
  readonly commit: (file: string, author: { readonly name: string; readonly email: string }) => Promise<void>;
  readonly log: Log;
  readonly now?: () => Date;
}

/** Formats a file of facts. The format never changes, so that a diff shows only changed values. */
const toFileText = (value: string) => `${JSON.stringify(JSON.parse(value), null, 2)}\n`;

const isSameData = (a: string, b: string) => JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));

/** @returns a function for one round: it renders new proposals, publishes approved changes that are due, and undoes expired changes */
export function createPublisher(options: PublisherOptions): () => Promise<void> {
  const { store, members, folders, fileOf, render, deploy, commit, log, now = () => new Date() } = options;
  const timestamp = () => now().toISOString();

  /** Renders a change. @returns the result, or a message if the change cannot be published */
  async function check(change: FactChange) {
    const file = fileOf(change.fact);
    if (file === undefined) return { problem: `There are no facts called ${change.fact}.` };
    const live = await readFile(join(folders.facts, file), 'utf8');
    if (!isSameData(live, change.base)) {
      return {
        problem: 'Somebody changed these facts after you opened them. Compare both below, and make the change again.',
      };
    }
    const result = await render(folderOfChange(folders, change.id), file, toFileText(change.value)).catch(
      (error: unknown) => {
        log({ level: 'error', event: 'change-not-rendered', reference: change.id, ...describeError(error) });
        return {
          problems: [
            'The pages could not be made with these values. Nothing has changed. Tell the person who runs the server.',
          ],
        };
      },
    );
    return 'problems' in result ? { problem: result.problems.join('\n') } : { file, ...result };
  }

  async function refuse(change: FactChange, problem: string): Promise<void> {
    await store.update(change.id, change.state, { state: 'refused', problem });
    await rm(folderOfChange(folders, change.id), { recursive: true, force: true });
    log({ level: 'info', event: 'change-refused', reference: change.id });
  }

  async function publish(change: FactChange): Promise<void> {
    const result = await check(change);
    if ('problem' in result) return refuse(change, result.problem);
    const { file, contradictions, inputHash } = result;
    if (contradictions.length > 0 && !change.overridesSpecification) return refuse(change, contradictions.join('\n'));
    const failure = await deploy?.(join(folderOfChange(folders, change.id), 'client')).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (failure !== undefined) return refuse(change, `The upload to the host failed, so nothing is live: ${failure}`);
    await switchTo(folders, { change: change.id, file, inputHash }, recordLive);
  }

  async function recordLive(id: string): Promise<void> {
    const change = await store.find(id);
    if (change?.state !== 'approved') return;
    await store.update(id, 'approved', { state: 'live', liveAt: timestamp() });
    log({ level: 'info', event: 'change-published', reference: change.id });
    const author = (await members()).find(({ id }) => id === change.proposedBy);
    // If the commit fails, the pages are live nevertheless, and the next commit of an engineer contains the file.
    await commit(fileOf(change.fact) ?? '', author ?? { name: 'Publisher', email: 'publisher@localhost' }).catch(
      (error) => log({ level: 'warn', event: 'change-not-committed', reference: change.id, ...describeError(error) }),
    );
  }

  /** Undoes an expired change: adds an approved change that restores the earlier facts. */
  async function expire(change: FactChange): Promise<void> {
    await store.update(change.id, 'live', { expiresAt: null });
    await store.add({
      ...change,
      id: crypto.randomUUID(),
      base: change.value,
      value: change.base,
      state: 'approved',
      proposedBy: null,
      proposedAt: timestamp(),
      publishAt: null,
      expiresAt: null,
      liveAt: null,
      pages: null,
      problem: null,
    });
  }

  return async () => {
    await finishSwitch(folders, recordLive);
    for (const change of await store.waiting(['proposed'])) {
      const result = await check(change);
      if ('problem' in result) await refuse(change, result.problem);
      else await store.update(change.id, 'proposed', { state: 'ready', pages: result.pages });
    }
    for (const change of await store.waiting(['approved'])) {
      if (change.publishAt === null || change.publishAt <= timestamp()) await publish(change);
    }
    for (const change of await store.waiting(['live'])) {
      if (change.expiresAt !== null && change.expiresAt <= timestamp()) await expire(change);
    }
  };
}
