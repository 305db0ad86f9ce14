import { profile } from '#content';
import { type Answered, type Block, type Email, type EmailLink, footLinks } from './email.ts';

/** What a terminal of 80 has room for without breaking lines again, also once they are quoted twice or thrice in an answer. */
const lineWidth = 72;

/** An email for whoever reads mail without HTML: the same blocks, written by hand as it were, each link on a line of its own. */
export function plainText({ eyebrow, title, blocks, reason }: Email, origin: string): string {
  const heading = wrap(title);
  const underline = '='.repeat(Math.max(...heading.split('\n').map(widthOf)));
  return [
    `${eyebrow}\n${heading}\n${underline}`,
    ...blocks.map(blockInText),
    // Two strokes and a space: what stands below is left out of an answer.
    [
      '-- ',
      wrap(reason),
      '',
      profile.legalName,
      wrap(profile.registeredOffice.text),
      ...footLinks(origin).map(plainOf),
    ].join('\n'),
  ].join('\n\n');
}

function blockInText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return wrap(block.text);
    case 'heading':
      return `${block.text}\n${'-'.repeat(widthOf(block.text))}`;
    case 'figure':
      return `${block.label}:\n  ${block.value}`;
    case 'facts':
      return block.facts.map(({ label, value }) => hang(`${label}: `, value)).join('\n');
    case 'buttons':
      return block.links.map(linkInText).join('\n');
    case 'link':
      return linkInText(block.link);
    case 'answers':
      return block.answers.map(answerInText).join('\n\n');
    case 'list':
      return block.items.map((item) => hang('- ', item)).join('\n');
    case 'command':
      return `  ${block.command}`;
  }
}

const linkInText = (link: EmailLink) => `${link.label}:\n  ${plainOf(link)}`;

const plainOf = ({ href, plain = href }: EmailLink) => plain;

/** Each line of an answer stands further in, as none of ours does: nothing typed can pass for a part of the email. */
function answerInText({ question, answer, note }: Answered): string {
  const lines = answer.split('\n').map((line) => wrap(line, '  '));
  return [wrap(question), ...lines, ...(note ? [wrap(`(${note})`, '  ')] : [])].join('\n');
}

/** What follows a beginning, with its further lines below its first. */
const hang = (beginning: string, words: string) =>
  beginning + wrap(words, ' '.repeat(beginning.length)).slice(beginning.length);

/** Breaks at spaces; a word that is longer than a line, such as an address, stays whole. */
function wrap(words: string, indent = ''): string {
  const line = new RegExp(`(.{1,${lineWidth - indent.length}}|\\S+)( +|$)`, 'gu');
  return words.replace(line, `${indent}$1\n`).replace(/ +$/gm, '').trimEnd();
}

const widthOf = (line: string) => [...line].length;
