/** An answer with the label of its field. */
export interface LabelledAnswer {
  readonly label: string;
  readonly answer: string;
}

/** The answers of a form, for an email or a WhatsApp message. */
export interface AnswersToShare {
  /** The name of the form, because the recipient does not see the form. */
  readonly name: string;
  readonly answers: readonly LabelledAnswer[];
}

/**
 * Longest link to WhatsApp, in characters. WhatsApp documents no limit. Servers commonly accept URLs of 8 KB, and WhatsApp redirects
 * to a URL that contains this one.
 */
const maxLinkLength = 4000;

/** The name of the form, then a line for each answer: 'Full Name: Bina'. */
export const answersAsText = ({ name, answers }: AnswersToShare): string =>
  [name, ...answers.map(({ label, answer }) => `${label}: ${answer}`)].join('\n');

/** @param href `mailto:` address; its query is replaced */
export const mailtoLink = (href: string, { name, answers }: AnswersToShare): string =>
  withParameters(href, { subject: name, body: answersAsText({ name, answers }) });

/**
 * Shortens the longest answers to one length if the link would be too long.
 * @param href `https://wa.me/` and a number; its query is replaced
 * @param truncated text at the end of each truncated answer
 */
export function whatsappLink(href: string, { name, answers }: AnswersToShare, truncated: string): string {
  const linkOf = (shown: readonly LabelledAnswer[]) =>
    withParameters(href, { text: answersAsText({ name, answers: shown }) });
  let link = linkOf(answers);
  let maxLength = Math.max(0, ...answers.map(({ answer }) => answer.length));
  while (link.length > maxLinkLength && maxLength > 0) {
    maxLength = Math.floor(maxLength * 0.95);
    link = linkOf(answers.map(({ label, answer }) => ({ label, answer: cut(answer, maxLength, truncated) })));
  }
  return link;
}

/** Cuts between code points: a URL cannot contain half of a surrogate pair. */
function cut(answer: string, maxLength: number, truncated: string): string {
  const characters = Array.from(answer);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}… ${truncated}` : answer;
}

// URLSearchParams encodes a space as +, which mail programs and WhatsApp show as +.
const withParameters = (href: string, parameters: Readonly<Record<string, string>>) => {
  const pairs = Object.entries(parameters).map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
  return `${href.split('?')[0]}?${pairs.join('&')}`;
};
