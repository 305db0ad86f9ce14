/** An answer in words, as it is shown or carried elsewhere. */
export interface ShownAnswer {
  /** The question. */
  readonly label: string;
  readonly answer: string;
}

/** Answers that leave by another way than their form. */
export interface CarriedAnswers {
  /** What they are: whoever gets them sees no form. */
  readonly name: string;
  readonly answers: readonly ShownAnswer[];
}

/**
 * Most characters of a link to WhatsApp. Nobody says how many it takes; a server reads 8 KB of an address as a rule, and theirs sends it
 * on inside another one.
 */
const longestLink = 4000;

/** What they are, and a line for each: 'Full Name: Bina'. */
export const linesOf = ({ name, answers }: CarriedAnswers): string =>
  [name, ...answers.map(({ label, answer }) => `${label}: ${answer}`)].join('\n');

/** @param href `mailto:`, whatever stands behind its question mark */
export const mailWith = (href: string, carried: CarriedAnswers): string =>
  withParameters(href, { subject: carried.name, body: linesOf(carried) });

/**
 * @param href `https://wa.me/` and a number, whatever stands behind its question mark
 * @param shortened stands at the end of each answer that the link cannot hold: the longest are shortened, to one length
 */
export function whatsappWith(href: string, { name, answers }: CarriedAnswers, shortened: string): string {
  const linkOf = (shown: readonly ShownAnswer[]) => withParameters(href, { text: linesOf({ name, answers: shown }) });
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
