/** An answer in words, as it is shown or carried elsewhere. */
export interface LabelledAnswer {
  /** The question. */
  readonly label: string;
  readonly answer: string;
}

/** Answers that leave by another way than their form. */
export interface AnswersToShare {
  /** What they are: whoever gets them sees no form. */
  readonly name: string;
  readonly answers: readonly LabelledAnswer[];
}

/**
 * Most characters of a link to WhatsApp. Nobody says how many it takes; a server reads 8 KB of an address as a rule, and theirs sends it
 * on inside another one.
 */
const longestLink = 4000;

/** What they are, and a line for each: 'Full Name: Bina'. */
export const answersAsText = ({ name, answers }: AnswersToShare): string =>
  [name, ...answers.map(({ label, answer }) => `${label}: ${answer}`)].join('\n');

/** @param href `mailto:`, whatever stands behind its question mark */
export const mailtoLink = (href: string, carried: AnswersToShare): string =>
  withParameters(href, { subject: carried.name, body: answersAsText(carried) });

/**
 * @param href `https://wa.me/` and a number, whatever stands behind its question mark
 * @param shortened stands at the end of each answer that the link cannot hold: the longest are shortened, to one length
 */
export function whatsappLink(href: string, { name, answers }: AnswersToShare, shortened: string): string {
  const linkOf = (shown: readonly LabelledAnswer[]) =>
    withParameters(href, { text: answersAsText({ name, answers: shown }) });
  let link = linkOf(answers);
  let most = Math.max(0, ...answers.map(({ answer }) => answer.length));
  while (link.length > longestLink && most > 0) {
    most = Math.floor(most * 0.95);
    link = linkOf(answers.map(({ label, answer }) => ({ label, answer: cut(answer, most, shortened) })));
  }
  return link;
}

/** By whole characters: half of one cannot stand in an address. */
function cut(answer: string, most: number, shortened: string): string {
  const characters = Array.from(answer);
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}… ${shortened}` : answer;
}

// As mail programs and WhatsApp read it: a + would stay a +.
const withParameters = (href: string, parameters: Readonly<Record<string, string>>) => {
  const pairs = Object.entries(parameters).map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
  return `${href.split('?')[0]}?${pairs.join('&')}`;
};
