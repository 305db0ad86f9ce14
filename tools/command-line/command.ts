import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SettingsError } from '../../server/config/settings.ts';
import { invisibleCharacters } from '../../server/format/format.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { StoreUnavailable } from '../../server/storage/ports/errors.ts';

/** An error that the user of a command can correct. Its message is printed in one line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const help = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Parses the arguments of a command. Every command has `--help`.
 * @param maxPositionals the number of arguments that the command accepts in addition to its options
 * @throws UsageError
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  options: Options,
  { maxPositionals = 0, args = process.argv.slice(2) as readonly string[] } = {},
) {
  const seeHelp = `For help: npm run ${command} -- --help`;
  try {
    const parsed = parseArgs({ options: { ...options, ...help }, args: [...args], allowPositionals: true });
    if (parsed.positionals.length <= maxPositionals) return parsed;
  } catch (error) {
    const [, name] = /'--([\w-]+) <value>' argument missing/.exec(error instanceof Error ? error.message : '') ?? [];
    if (name) throw new UsageError(`--${name} needs a value. ${seeHelp}`);
  }
  const names = Object.keys({ ...options, ...help }).map((name) => `--${name}`);
  throw new UsageError(`The options are ${new Intl.ListFormat('en-GB').format(names)}. ${seeHelp}`);
}

/** Resolves a path against the folder of the caller: npm runs commands in the folder of the project. */
export const fromCallerDir = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);

/** Joins the lines that are not empty. */
export const joinLines = (...candidates: readonly (string | false | null | undefined)[]): string =>
  candidates.filter((line) => line).join('\n');

/** Replaces invisible characters and control characters with visible codes, because a terminal obeys control characters. */
export const escapeControlCharacters = (text: string) =>
  text.replaceAll(
    new RegExp(`(?!\\n)\\p{Cc}|${invisibleCharacters.source}`, 'gu'),
    (character) => `<U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}>`,
  );

/** Prints the result of a command. An error that the user can correct is one line on standard error, with exit code 1. */
export async function runCommand(command: () => Promise<string | undefined>): Promise<void> {
  process.stdout.on('error', () => process.exit(0)); // `npm run leads | head` closes early.
  try {
    const output = await command();
    if (output !== undefined) process.stdout.write(`${output}\n`);
  } catch (error) {
    const isExpected = [UsageError, SettingsError, StartupError, StoreUnavailable].some(
      (type) => error instanceof type,
    );
    if (!isExpected || !(error instanceof Error)) throw error;
    console.error(escapeControlCharacters(error.message));
    process.exitCode = 1;
  }
}
