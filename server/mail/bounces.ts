import type { Email } from 'postal-mime';
import type { Bounce } from '../storage/ports/outbox.ts';

/**
 * Reads a delivery report.
 * @param email parsed with its attached emails as text attachments
 * @returns null if it is another message, or the report is of a delay or a delivery
 */
export function bounceOf({ headers, attachments }: Pick<Email, 'headers' | 'attachments'>): Bounce | null {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(type) || !/report-type="?delivery-status\b/i.test(type)) return null;
  const textOf = (pattern: RegExp) =>
    attachments.filter(({ mimeType }) => pattern.test(mimeType)).map(({ content }) => unfold(String(content)));
  const [report = ''] = textOf(/^message\/(global-)?delivery-status$/i);
  const [original = ''] = textOf(/^(message\/(rfc822|global|global-headers)|text\/rfc822-headers)$/i);
  if (field(report, 'action') !== 'failed') return null;
  const status = /^5\.\d{1,3}\.\d{1,3}/.exec(field(report, 'status'))?.[0];
  const recipient = /^rfc822;\s*<?([^\s<>]+)>?$/.exec(field(report, 'final-recipient'))?.[1];
  const messageId = /^<([^<>\s]+)>$/.exec(field(headersOf(original), 'message-id', false))?.[1];
  return status && recipient && messageId ? { messageId, recipient, status } : null;
}

/** Whether the status means that there is no such mailbox, so that nothing more must be sent to it. */
export const isAddressGone = ({ status }: Pick<Bounce, 'status'>): boolean => /^5\.1\.(1|2|3|6|10)$/.test(status);

/** Joins header lines that continue on the next line. */
const unfold = (text: string) => text.replaceAll(/\r?\n[ \t]+/g, ' ');

const headersOf = (message: string) => message.split(/\r?\n\r?\n/, 1)[0] ?? '';

/** The value of a field, the first one of this name. */
function field(text: string, name: string, isLowerCase = true): string {
  const value = new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*$`, 'im').exec(text)?.[1] ?? '';
  return isLowerCase ? value.toLowerCase() : value;
}
