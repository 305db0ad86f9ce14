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
 * Cuts the end of the text if the link would be too long.
 * @param href `https://wa.me/` and a number; its query is replaced
 * @param truncated text at the end of a text that is cut
 */
export function whatsappLink(href: string, answers: AnswersToShare, truncated: string): string {
  // Code points, because a URL cannot contain half of a surrogate pair.
  const characters = Array.from(answersAsText(answers));
  let link = withParameters(href, { text: characters.join('') });
  for (let { length } = characters; link.length > maxLinkLength && length > 0; ) {
    length = Math.floor(length * 0.95);
    link = withParameters(href, { text: `${characters.slice(0, length).join('').trimEnd()}… ${truncated}` });
  }
  return link;
}

// URLSearchParams encodes a space as +, which mail programs and WhatsApp show as +.
const withParameters = (href: string, parameters: Readonly<Record<string, string>>) => {
  const pairs = Object.entries(parameters).map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
  return `${href.split('?')[0]}?${pairs.join('&')}`;
};
