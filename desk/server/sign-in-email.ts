import { randomUUID } from 'node:crypto';
import { plainEmail } from '#server/mail/plain-email.ts';
import type { Email } from '#server/mail/smtp-transport.ts';
import type { StaffMember } from '#server/storage/ports/staff.ts';
import { codeMinutes } from './sign-in.ts';

/** The email with a code. It has no link: mail scanners open links, and a person types a code into the browser that asked for it. */
export function signInEmail({ email, name }: StaffMember, code: string, origin: string, from: string): Email {
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const text = `Hello ${name},

your code for the desk is ${spaced}

Type it at ${origin} in the browser where you asked for it. It can be used once, within ${codeMinutes} minutes.

You did not ask for a code? Then do nothing: nobody can sign in without it. Never tell it to anyone.`;
  return {
    messageId: `${randomUUID()}@${from.split('@').at(-1) ?? 'localhost'}`,
    to: email,
    replyTo: null,
    headers: { 'Auto-Submitted': 'auto-generated' },
    content: plainEmail(`${spaced} is your code for the desk`, text, spaced),
  };
}
