import { wrap } from '../../server/format/wrap.ts';

/** `warning`: the operator may have intended it, or this machine cannot check it. */
type FindingState = 'ok' | 'warning' | 'error';

export interface Finding {
  readonly state: FindingState;
  readonly message: string;
  /** What to do about it. A finding that is ok has none. */
  readonly advice?: string;
}

export const ok = (message: string): Finding => ({ state: 'ok', message });

export const warning = (message: string, advice: string): Finding => ({ state: 'warning', message, advice });

export const failure = (message: string, advice: string): Finding => ({ state: 'error', message, advice });

/** Flattens a list of checks, and drops those that found nothing. */
export const compact = (...checks: readonly (Finding | readonly Finding[] | false)[]): Finding[] =>
  checks.flat().filter((check) => check !== false);

const labels: Readonly<Record<FindingState, string>> = { ok: 'ok', warning: 'WARNING', error: 'ERROR' };

const indent = ' '.repeat(11);

export function formatFinding({ state, message, advice }: Finding): string {
  const lines = [message, ...(advice === undefined ? [] : [advice])].flatMap((text) => wrap(text, indent));
  return `${labels[state].padEnd(indent.length)}${lines.join('\n').trimStart()}`;
}
