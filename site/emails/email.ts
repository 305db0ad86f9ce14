import { type Content, emails } from '#content';

/** An email before it is rendered. HTML and plain text are rendered from the same blocks, so they have the same content. */
export interface Email {
  readonly subject: string;
  /** Preview text that mail clients show after the subject. */
  readonly preheader: string;
  /** Short line above the title. */
  readonly eyebrow: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why the recipient gets this email, shown in the footer. */
  readonly reason: string;
  /** The content in the language of the email. */
  readonly content: Content;
}

export type EmailWords = Omit<Email, 'content'>;

export interface EmailLink {
  readonly label: string;
  readonly href: string;
  /** Shown in the plain text version; defaults to `href`. */
  readonly plainText?: string;
}

export interface AnsweredQuestion {
  readonly question: string;
  /** The text that the visitor typed, with line breaks. */
  readonly answer: string;
  /** Our remark, shown below the answer. */
  readonly note?: string;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string; readonly isMuted?: boolean }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'reference'; readonly label: string; readonly value: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  /** The first link is the primary button. */
  | { readonly kind: 'buttons'; readonly links: readonly EmailLink[] }
  | { readonly kind: 'link'; readonly link: EmailLink }
  | { readonly kind: 'answers'; readonly answers: readonly AnsweredQuestion[] }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** The names of an entry in emails. A queued email may outlive its form. Then the entry is called a message. */
export function entryLabels(formId: string, { kinds }: Content['emails'] = emails) {
  const labels: Readonly<Record<string, (typeof kinds)['contact']>> = kinds;
  return labels[formId] ?? kinds.contact;
}

/** Links in the footer of each email: our contacts and the privacy notice. */
export const footerLinks = (origin: string, { profile, emails, privacyNotice }: Content): EmailLink[] => [
  { label: profile.email.text, href: profile.email.href, plainText: profile.email.text },
  { label: profile.phone.text, href: profile.phone.href, plainText: profile.phone.plain },
  { label: emails.privacyLink, href: origin + privacyNotice.href },
];
