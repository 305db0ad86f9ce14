import { emails, type Message, siteText } from '#content';
import { fileFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import type { sendErrors } from '#forms/messages.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import { withdrawalForm } from '#forms/withdrawal.ts';

/** The messages of a form. The page contains them as JSON, for the script that submits the form. */
export type SendWords = typeof sendErrors & {
  /** The name of the form, for the subject of an email with the answers. */
  readonly name: string;
  /** The label of the button during the request. */
  readonly submitting: string;
  /** Shown next to the button during the upload of a file; with the placeholder `{percent}`. */
  readonly progress?: string | undefined;
  /** The message after the submission. */
  readonly stored: Message;
  /** The error of a chosen file that can no longer be read; one sentence. */
  readonly unreadableFile?: string | undefined;
};

const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(emails.kinds).map(([id, { name }]) => [id, name] as const),
  [newsletterForm.id, emails.withdrawalLinks.newsletter.name],
  [withdrawalForm.id, siteText.withdrawal.name],
]);

/** The name of a form. For a form that no longer exists, its id. */
export const formName = (formId: string): string => names.get(formId) ?? formId;

const { attachHint, ...contacts } = siteText.sending.fallbackContacts;

/** The contact links for a form that cannot be sent. If the form has a file, a note says that the email does not contain it. */
export function fallbackContactsOf(formId: string) {
  const form = forms.get(formId);
  const note = form && fileFields(form).length > 0 ? attachHint : undefined;
  return { ...contacts, email: { ...contacts.email, note } };
}
