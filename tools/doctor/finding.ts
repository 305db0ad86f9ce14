import { wrap } from '../../server/format/wrap.ts';

/** `look`: may be meant so, or cannot be told from here. */
type FindingState = 'ok' | 'look' | 'wrong';

export interface Finding {
  readonly state: FindingState;
  readonly what: string;
  /** What to do about it; of one that is ok, nothing. */
  readonly advice?: string;
}

export const ok = (what: string): Finding => ({ state: 'ok', what });

export const look = (what: string, advice: string): Finding => ({ state: 'look', what, advice });

export const wrong = (what: string, advice: string): Finding => ({ state: 'wrong', what, advice });

/** Of a list of checks, those that found something. */
export const found = (...checks: readonly (Finding | readonly Finding[] | false)[]): Finding[] =>
  checks.flat().filter((check) => check !== false);

const marks: Readonly<Record<FindingState, string>> = { ok: 'ok', look: 'look here', wrong: 'WRONG' };

const indent = ' '.repeat(11);

export function findingInWords({ state, what, advice }: Finding): string {
  const lines = [what, ...(advice === undefined ? [] : [advice])].flatMap((text) => wrap(text, indent));
  return `${marks[state].padEnd(indent.length)}${lines.join('\n').trimStart()}`;
}
