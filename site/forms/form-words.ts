import { emails, type Message, siteText } from '#content';
import { fileFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import type { sendErrors } from '#forms/messages.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import { withdrawalForm } from '#forms/withdrawal.ts';

/** What a form says after a send, carried by the page to the script that sends it. */
export type SendWords = typeof sendErrors & {
  /** What its answers are called where they leave by another way than the form. */
  readonly name: string;
  /** On the button while the answer is awaited. */
  readonly submitting: string;
  /** Beside the button while a file goes up; `{percent}` is filled in. */
  readonly progress?: string | undefined;
  readonly stored: Message;
  /** A file that was chosen cannot be read any more; one sentence. */
  readonly unreadableFile?: string | undefined;
};

const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(emails.kinds).map(([id, { name }]) => [id, name] as const),
  [newsletterForm.id, emails.withdrawalLinks.newsletter.name],
  [withdrawalForm.id, siteText.withdrawal.name],
]);

/** What the answers of a form are called. A form that is gone may still be asked for: it is called by its id. */
export const formName = (formId: string): string => names.get(formId) ?? formId;

const { attach, ...ways } = siteText.sending.fallbackContacts;

/** The ways that are left where a form cannot be sent; of one with a file, the e-mail says that it does not bring it. */
export function fallbackContactsOf(formId: string) {
  const form = forms.get(formId);
  const note = form && fileFields(form).length > 0 ? attach : undefined;
  return { ...ways, write: { ...ways.write, note } };
}
