import { wrap } from '../../server/format/wrap.ts';

/** `warning`: may be intended, or cannot be checked from this machine. */
type FindingState = 'ok' | 'warning' | 'error';

export interface Finding {
  readonly state: FindingState;
  readonly what: string;
  /** What to do about it. A finding that is ok has none. */
  readonly advice?: string;
}

export const ok = (what: string): Finding => ({ state: 'ok', what });

export const warning = (what: string, advice: string): Finding => ({ state: 'warning', what, advice });

export const failure = (what: string, advice: string): Finding => ({ state: 'error', what, advice });

/** Flattens a list of checks, and drops those that found nothing. */
export const compact = (...checks: readonly (Finding | readonly Finding[] | false)[]): Finding[] =>
  checks.flat().filter((check) => check !== false);

const labels: Readonly<Record<FindingState, string>> = { ok: 'ok', warning: 'WARNING', error: 'ERROR' };

const indent = ' '.repeat(11);

export function formatFinding({ state, what, advice }: Finding): string {
  const lines = [what, ...(advice === undefined ? [] : [advice])].flatMap((text) => wrap(text, indent));
  return `${labels[state].padEnd(indent.length)}${lines.join('\n').trimStart()}`;
}
