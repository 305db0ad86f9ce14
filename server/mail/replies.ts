import type { Email } from 'postal-mime';
import { normalizeEmail } from '../intake/email-address.ts';
import { referencePattern } from '../intake/reference.ts';
import type { ReceivedEmail } from '../storage/ports/desk.ts';

/** Longer texts are cut. */
const maxLength = 10_000;

/**
 * Reads an email that may be the answer of a sender.
 * @returns null if a program wrote it, such as an out-of-office reply (RFC 3834), or it has no author
 */
export function replyOf(email: Email): ReceivedEmail | null {
  const { headers, from, messageId, inReplyTo, references, subject = '', text, html } = email;
  const header = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? '';
  const isAutomatic =
    !['', 'no'].includes(header('auto-submitted')) || /^(bulk|list|junk|auto_reply)$/.test(header('precedence'));
  const [id] = idsIn(messageId);
  if (isAutomatic || id === undefined || !from?.address) return null;
  return {
    subject: subject.slice(0, 200),
    messageId: id,
    references: [...idsIn(references), ...idsIn(inReplyTo)],
    from: normalizeEmail(from.address),
    text: withoutQuote(text || textOf(html ?? '')).slice(0, maxLength),
    leadReferences: subject.toUpperCase().match(referencePattern) ?? [],
  };
}

/** The last 50 Message-IDs, without angle brackets. */
const idsIn = (header = ''): string[] =>
  [...header.matchAll(/<([^<>\s]{1,300})>/g)].map(([, id = '']) => id).slice(-50);

/** Removes the quoted email at the end, with the line that introduces it, such as `On 27 Nov 2026, at 10:30, Rina wrote:`. */
function withoutQuote(text: string): string {
  const lines = text.split(/\r?\n/);
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'));
  const hasQuote = lines.slice(last + 1).some((line) => line.startsWith('>'));
  const isIntroduction = hasQuote && /\d.*:\s*$/.test(lines[last]?.slice(-200) ?? '');
  return lines
    .slice(0, isIntroduction ? last : last + 1)
    .join('\n')
    .trim();
}

const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The text of an email that has only HTML. It takes linear time: a stranger wrote the email. */
function textOf(html: string): string {
  let hidden: string | undefined;
  let text = '';
  for (const [index, part] of html.split('<').entries()) {
    const [tag = '', name = ''] = (index > 0 && /^\/?([a-z]+[1-6]?)/i.exec(part.toLowerCase())) || [];
    if (hidden === undefined && /^(style|script|head)$/.test(tag)) hidden = name;
    if (hidden === undefined) {
      if (/^(br|\/(p|div|li|tr|h[1-6]))$/.test(tag)) text += '\n';
      text += index === 0 ? part : part.slice(part.indexOf('>') + 1 || part.length);
    } else if (tag === `/${hidden}`) hidden = undefined;
  }
  return text.replace(/&(\w+|#39);/g, (entity, name: string) => entities[name] ?? entity).replace(/\n{3,}/g, '\n\n');
}
