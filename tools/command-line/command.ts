import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SettingsError } from '../../server/config/settings.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { StoreUnavailable } from '../../server/storage/ports/errors.ts';

/** Whoever asked can mend it: one line for them. */
export class ToldWrong extends Error {
  override name = 'ToldWrong';
}

const help = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * What a command was told; `--help` goes with each.
 * @param mostNames how many words it takes beside its options
 * @throws ToldWrong
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  options: Options,
  {
    mostNames = 0,
    args = process.argv.slice(2),
  }: { readonly mostNames?: number; readonly args?: readonly string[] } = {},
) {
  const seeHelp = `npm run ${command} -- --help lists what there is.`;
  try {
    const read = parseArgs({ options: { ...options, ...help }, args: [...args], allowPositionals: true });
    if (read.positionals.length <= mostNames) return read;
  } catch (error) {
    const [, name] = /'--([\w-]+) <value>' argument missing/.exec(error instanceof Error ? error.message : '') ?? [];
    if (name) throw new ToldWrong(`--${name} needs a value. ${seeHelp}`);
  }
  const names = Object.keys({ ...options, ...help }).map((name) => `--${name}`);
  throw new ToldWrong(`Options are ${new Intl.ListFormat('en-GB').format(names)}. ${seeHelp}`);
}

/** Absolute; from the folder of who asks, since npm runs this in the project's. */
export const fromWhoAsks = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);

/** Those that there are, one below the other. */
export const lines = (...each: readonly (string | false | null | undefined)[]): string =>
  each.filter((line) => line).join('\n');

/** A terminal obeys control characters, and shows text in another order after some others: both become visible. */
export const harmless = (text: string) =>
  text.replaceAll(
    /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );

/** Prints what a command answers. What whoever asked can mend is said in a line of its own on standard error, and the exit code is 1. */
export async function runCommand(command: () => Promise<string | undefined>): Promise<void> {
  process.stdout.on('error', () => process.exit(0)); // `npm run leads | head` closes early.
  try {
    const answer = await command();
    if (answer !== undefined) process.stdout.write(`${answer}\n`);
  } catch (error) {
    const isWorded = [ToldWrong, SettingsError, StartupError, StoreUnavailable].some((each) => error instanceof each);
    if (!isWorded || !(error instanceof Error)) throw error;
    console.error(harmless(error.message));
    process.exitCode = 1;
  }
}
