import { parseArgs } from 'node:util';
import { ToldWrong } from '../words/told-wrong.ts';

export type MoveRequest = 'help' | 'to-database' | 'to-file';

/** @throws ToldWrong */
export function readMoveRequest(args?: readonly string[]): MoveRequest {
  const { help, 'to-file': isToFile } = parsed(args);
  if (help) return 'help';
  return isToFile ? 'to-file' : 'to-database';
}

function parsed(args: readonly string[] | undefined) {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, 'to-file': { type: 'boolean' } } as const;
    return parseArgs({ options, ...(args && { args }) }).values;
  } catch {
    throw new ToldWrong('There is no such option. What there is: npm run move-store -- --help');
  }
}
