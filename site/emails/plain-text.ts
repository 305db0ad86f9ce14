import { type AnsweredQuestion, type Block, type Email, type EmailLink, footerLinks } from './email.ts';

/** Fits into 80 columns even after a reply has quoted the line a few times. */
const lineWidth = 72;

export function plainText({ eyebrow, title, blocks, reason, content }: Email, origin: string): string {
  const heading = wrap(title);
  const underline = '='.repeat(Math.max(...heading.split('\n').map(widthOf)));
  return [
    `${eyebrow}\n${heading}\n${underline}`,
    ...blocks.map(blockToText),
    // The signature delimiter (RFC 3676, 4.3): mail clients omit the text below it from a reply.
    [
      '-- ',
      wrap(reason),
      '',
      content.profile.legalName,
      wrap(content.profile.registeredOffice.text),
      ...footerLinks(origin, content).map(linkTarget),
    ].join('\n'),
  ].join('\n\n');
}

function blockToText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return wrap(block.text);
    case 'heading':
      return `${block.text}\n${'-'.repeat(widthOf(block.text))}`;
    case 'reference':
      return `${block.label}:\n  ${block.value}`;
    case 'facts':
      return block.facts.map(({ label, value }) => hangingIndent(`${label}: `, value)).join('\n');
    case 'buttons':
      return block.links.map(linkToText).join('\n');
    case 'link':
      return linkToText(block.link);
    case 'answers':
      return block.answers.map(answerToText).join('\n\n');
    case 'list':
      return block.items.map((item) => hangingIndent('- ', item)).join('\n');
  }
}

const linkToText = (link: EmailLink) => `${link.label}:\n  ${linkTarget(link)}`;

const linkTarget = ({ href, plainText = href }: EmailLink) => plainText;

/** Every line of an answer is indented, so that it cannot imitate a heading or a label of the email. */
function answerToText({ question, answer, note }: AnsweredQuestion): string {
  const lines = answer.split('\n').map((line) => wrap(line, '  '));
  return [wrap(question), ...lines, ...(note ? [wrap(`(${note})`, '  ')] : [])].join('\n');
}

/** Wraps text with a hanging indent after a label. */
const hangingIndent = (label: string, text: string) => label + wrap(text, ' '.repeat(label.length)).slice(label.length);

/** Breaks lines at spaces. A longer word, such as a URL, stays whole. */
function wrap(text: string, indent = ''): string {
  const line = new RegExp(`(.{1,${lineWidth - indent.length}}|\\S+)( +|$)`, 'gu');
  return text.replace(line, `${indent}$1\n`).replace(/ +$/gm, '').trimEnd();
}

const widthOf = (line: string) => [...line].length;
