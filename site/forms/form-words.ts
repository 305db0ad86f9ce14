import { type Content, type Message, siteLanguage } from '#content';
import { type FileField, type Form, fileFields, originalLanguage } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import type { FormMessages } from '#forms/messages.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import { withdrawalForm } from '#forms/withdrawal.ts';

/** The messages of the script that sends a form. The page contains them as JSON. */
export type SendWords = FormMessages['send'] & {
  /** The name of the form, for the subject of an email with the answers. */
  readonly name: string;
  /** The label of the button during the request. */
  readonly submitting: string;
  /** The message after the submission. */
  readonly stored: Message;
};

/** What the script of a form that is not a wizard needs to know about it. */
export interface PageForm extends Pick<Form, 'id' | 'language' | 'version'> {
  readonly atLeastOne: Form['atLeastOne'];
  readonly files: readonly FileField[];
}

/** The messages of a form that is not a wizard, with the form. */
export type PageFormWords = SendWords &
  Pick<FormMessages, 'errorTitle'> & {
    readonly form: PageForm;
    /** The hints of a form with several questions, and the messages about its draft. */
    readonly advice?: FormMessages['advice'];
    readonly draft?: Content['siteText']['draft'];
    /** Shown next to the button during the upload of a file; with the placeholder `{percent}`. */
    readonly progress?: string | undefined;
    /** The errors of a form with files, which its script checks before it sends them. */
    readonly errors?: Pick<FormMessages, 'answers' | 'files'>;
  };

/** The name of a form. For a form that no longer exists, its id. */
export function formName(formId: string, { emails, siteText }: Content): string {
  if (formId === newsletterForm.id) return emails.withdrawalLinks.newsletter.name;
  if (formId === withdrawalForm.id) return siteText.withdrawal.name;
  const names: Readonly<Record<string, { readonly name: string }>> = emails.kinds;
  return names[formId]?.name ?? formId;
}

/** The contact links for a form that cannot be sent. If the form has a file, a note says that the email does not contain it. */
export function fallbackContactsOf(formId: string, { siteText }: Content) {
  const { attachHint, ...contacts } = siteText.sending.fallbackContacts;
  const form = forms.get(formId);
  const note = form && fileFields(form).length > 0 ? attachHint : undefined;
  return { ...contacts, email: { ...contacts.email, note } };
}

/** The language of the forms on a page. @param content of the page */
export const formLanguageOf = ({ language }: Content): string =>
  language === siteLanguage ? originalLanguage : language;
