import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { factFiles } from '#content';
import { readSettings } from '../server/config/settings.ts';
import { describeError, logToStdout } from '../server/log.ts';
import { onShutdownSignal } from '../server/process/shutdown-signals.ts';
import { openStoreForCommand } from '../server/storage/open.ts';
import { readOptions, runCommand } from './command-line/command.ts';
import { commitFile } from './publisher/commit-file.ts';
import { copyLive, projectFolders } from './publisher/folders.ts';
import { createPublisher } from './publisher/publisher.ts';
import type { RenderResult } from './publisher/render-facts.ts';
import { projectDir } from './site-build/paths.ts';

/** The desk looks for a preview every two seconds. */
const pauseMs = 1000;

/** Rendering takes seconds; the brochures take some more. */
const renderTimeoutMs = 120_000;

const run = promisify(execFile);

const help = `npm run publisher   checks and publishes the changes that the staff make

It runs until it is stopped. npm start runs it, too. It writes to
content/facts/ and build/, and commits to Git if the project is a repository.
DEPLOY_COMMAND uploads the pages to a static host.`;

/** `npm run publisher`: checks and publishes the changes of facts until it gets a stop signal. */
await runCommand(async () => {
  if (readOptions('publisher', {}).values.help) return help;
  const settings = readSettings(process.env);
  const { deployCommand } = settings;
  const store = await openStoreForCommand(settings);
  const stopping = new AbortController();
  onShutdownSignal(() => stopping.abort());
  process.on('disconnect', () => stopping.abort());
  const publish = createPublisher({
    store: store.facts,
    members: store.staff.members,
    folders: projectFolders,
    fileOf,
    render,
    deploy: deployCommand === null ? null : (client) => deploy(deployCommand, client),
    commit: (file, author) =>
      commitFile(projectDir, join('content/facts', file), author, `Change ${basename(file, '.json')} in the desk`),
    log: logToStdout,
  });
  while (!stopping.signal.aborted) {
    await publish().catch((error) =>
      logToStdout({ level: 'error', event: 'publisher-failed', ...describeError(error) }),
    );
    await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
  }
  await store.close();
  process.exit(0);
});

function fileOf(fact: string): string | undefined {
  const row = Object.entries(factFiles).find(([name]) => name === fact)?.[1];
  return row && basename(row[0]);
}

async function render(folder: string, file: string, text: string): Promise<RenderResult> {
  await copyLive(projectFolders, folder, file, text);
  const program = join(projectDir, 'tools/publisher/render-facts.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await run(process.execPath, [program, folder], { env, timeout: renderTimeoutMs });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

/** @throws Error with the last lines that the command printed */
async function deploy(command: string, client: string): Promise<void> {
  await run('/bin/sh', ['-c', command], { env: { ...process.env, CLIENT_DIR: client } }).catch((error) => {
    const lines = String(error.stderr || error.message)
      .trim()
      .split('\n');
    throw new Error(lines.slice(-3).join(' '));
  });
}
