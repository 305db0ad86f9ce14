import { letters, privacyNotice, profile } from '#content';
import type { LetterLink } from './letter.ts';

/** At the foot of each letter: ways to us, and what we do with what is sent. */
export const footLinks = (origin: string): LetterLink[] => [
  { label: profile.email.text, href: profile.email.href, plain: profile.email.text },
  { label: profile.phone.text, href: profile.phone.href, plain: profile.phone.plain },
  { label: letters.privacy, href: origin + privacyNotice.href },
];
