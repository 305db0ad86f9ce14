import { type Form, type FormValues, honeypotField, openMsField } from '#forms/define.ts';
import { isBlank } from '#forms/normalize.ts';
import type { ProofFailure } from '../proof-of-work/proof-of-work.ts';

/** Why a lead is quarantined: it is stored and acknowledged like any other, but no emails go out until a person has reviewed it. */
export type SpamReason = 'honeypot' | 'too-fast' | 'link-in-name' | 'too-many-posts' | ProofFailure;

const suspicions: Readonly<Record<SpamReason, string>> = {
  honeypot: 'a field that no person sees is filled in',
  'too-fast': 'it was sent within a second',
  'link-in-name': 'there is a web address in a name',
  'too-many-posts': 'its network had sent very many before it',
  'no-proof': 'it came without a proof of work, as from a browser without JavaScript',
  'wrong-proof': 'its proof of work is not from this site',
  'late-proof': 'its proof of work came too late',
  'used-proof': 'its proof of work was also used for another entry',
};

/** @param quarantine the stored reason; an older version may have written another one, which is returned unchanged */
export const describeSuspicion = (quarantine: string): string =>
  Object.entries(suspicions).find(([suspicion]) => suspicion === quarantine)?.[1] ?? quarantine;

/** A page that is sent sooner was filled in by a robot. With autofill, people take two seconds and robots a fifth of a second. */
export const minOpenMs = 1000;

/** @param values of a post, by name. A missing value, as from a browser without JavaScript, is not suspicious. */
export function findSpamReason(form: Form, values: FormValues): SpamReason | null {
  if (!isBlank(values[honeypotField] ?? '')) return 'honeypot';
  if (isTooFast(values[openMsField] ?? '')) return 'too-fast';
  const hasLink = form.fields.some(
    ({ name, autocomplete }) => autocomplete === 'name' && link.test(values[name] ?? ''),
  );
  return hasLink ? 'link-in-name' : null;
}

const isTooFast = (openMs: string) => /^\d{1,9}$/.test(openMs) && Number(openMs) < minOpenMs;

/** The name of a person contains no link. */
const link = /:\/\/|\bwww\./i;
