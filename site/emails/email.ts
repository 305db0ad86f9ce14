import { emails, privacyNotice, profile } from '#content';

/** An email before it is HTML or text: both are made of the same blocks, so neither says what the other does not. */

export interface Email {
  readonly subject: string;
  /** Beside the subject in a list of mails. */
  readonly preheader: string;
  /** Over the title. */
  readonly eyebrow: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** At the foot: why it came. */
  readonly reason: string;
}

export interface EmailLink {
  readonly label: string;
  readonly href: string;
  /** What stands for it where nothing can be pressed; the address, unless given. */
  readonly plain?: string;
}

export interface Answered {
  readonly question: string;
  /** As it was typed, with its line breaks. */
  readonly answer: string;
  /** Ours, below it. */
  readonly note?: string;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string; readonly isQuiet?: boolean }
  | { readonly kind: 'heading'; readonly text: string }
  /** One word that is looked for: the reference. */
  | { readonly kind: 'figure'; readonly label: string; readonly value: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  /** The first is the one to press. */
  | { readonly kind: 'buttons'; readonly links: readonly EmailLink[]; readonly isWide?: boolean }
  | { readonly kind: 'link'; readonly link: EmailLink }
  | { readonly kind: 'answers'; readonly answers: readonly Answered[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'command'; readonly command: string };

const kinds: Readonly<Record<string, (typeof emails.kinds)['contact']>> = emails.kinds;

/** What an entry of a form is called. One of a form that is gone, whose email waited that long, is a message. */
export const kindOf = (formId: string) => kinds[formId] ?? emails.kinds.contact;

/** At the foot of each email: ways to us, and what we do with what is sent. */
export const footLinks = (origin: string): EmailLink[] => [
  { label: profile.email.text, href: profile.email.href, plain: profile.email.text },
  { label: profile.phone.text, href: profile.phone.href, plain: profile.phone.plain },
  { label: emails.privacy, href: origin + privacyNotice.href },
];
