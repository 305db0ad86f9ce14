import type { Answers } from './check.ts';
import type { Form } from './define.ts';

/** The e-mail address of who filled in the form, as typed, or null where they gave none. */
export function emailOf({ fields }: Form, answers: Answers): string | null {
  const email = fields.find(({ kind, name }) => kind === 'email' && answers[name]);
  return (email && answers[email.name]) ?? null;
}
