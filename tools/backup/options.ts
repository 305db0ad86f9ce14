import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ToldWrong } from '../words/told-wrong.ts';

/** What is said to a command: its help is wanted, or a folder may be named. Absolute; from the folder of who asks, since npm runs this in the project's. */
export type Request = 'help' | { readonly folder: string | undefined };

/** @throws ToldWrong */
export function readBackupRequest(args?: readonly string[]): Request {
  const read = () => parseArgs({ options: { ...help, to: { type: 'string' } }, ...(args && { args }) });
  const { values } = parsed(read, 'npm run backup -- --help');
  return values.help ? 'help' : { folder: fromWhoAsks(values.to) };
}

/** @throws ToldWrong */
export function readRestoreRequest(args?: readonly string[]): Request {
  const usage = 'npm run restore -- --help';
  const read = () => parseArgs({ options: help, allowPositionals: true, ...(args && { args }) });
  const { values, positionals } = parsed(read, usage);
  if (values.help) return 'help';
  if (positionals.length > 1) throw new ToldWrong(`Name one backup. ${usage}`);
  return { folder: fromWhoAsks(positionals[0]) };
}

const help = { help: { type: 'boolean', short: 'h' } } as const;

function parsed<T>(read: () => T, usage: string): T {
  try {
    return read();
  } catch {
    throw new ToldWrong(`There is no such option, or it needs a folder. What there is: ${usage}`);
  }
}

const fromWhoAsks = (path: string | undefined) =>
  path === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', path);
