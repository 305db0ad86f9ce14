import { type Form, type FormValues, honeypotField, openMsField } from '#forms/define.ts';
import { isBlank } from '#forms/normalize.ts';
import type { ProofFailure } from '../proof-of-work/proof-of-work.ts';

/** Why a lead goes into quarantine: it is stored and acknowledged as any other, and nobody is told of it until a person has looked. */
export type SpamReason = 'honeypot' | 'too-fast' | 'link-in-name' | ProofFailure;

/**
 * Nobody has read, filled in and sent a form so soon after asking for its page. Who has everything filled in by the browser takes two
 * seconds; a robot a fifth of one.
 */
export const shortestMs = 1000;

/**
 * @param values of a post, by name. What a sender says of itself counts against it alone: who leaves it out, as every browser without
 * script does, is not suspected
 */
export function findSpamReason(form: Form, values: FormValues): SpamReason | null {
  if (!isBlank(values[honeypotField] ?? '')) return 'honeypot';
  if (isTooFast(values[openMsField] ?? '')) return 'too-fast';
  const hasLink = form.fields.some(
    ({ name, autocomplete }) => autocomplete === 'name' && link.test(values[name] ?? ''),
  );
  return hasLink ? 'link-in-name' : null;
}

const isTooFast = (openMs: string) => /^\d{1,9}$/.test(openMs) && Number(openMs) < shortestMs;

/** No name of a person has one. */
const link = /:\/\/|\bwww\./i;
