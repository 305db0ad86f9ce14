import type { Suspicion } from '../../server/intake/suspicion.ts';

const words: Readonly<Record<Suspicion, string>> = {
  honeypot: 'it fills in a field that no person sees',
  'too-fast': 'it was sent within a second',
  'link-in-name': 'there is a web address in a name',
  'no-proof': 'it came without a proof of work, as from a browser without JavaScript',
  'wrong-proof': 'its proof of work is none of ours',
  'late-proof': 'its proof of work came too late',
  'used-proof': 'its proof of work came with another entry, too',
};

/** @param quarantine why an entry was set aside, as the store has it; what an older program wrote may be another word */
export const suspicionInWords = (quarantine: string): string =>
  Object.entries(words).find(([suspicion]) => suspicion === quarantine)?.[1] ?? quarantine;
