import { languages } from '#content';
import { applicationForm } from './application.ts';
import { contactForm } from './contact.ts';
import { courseQuestionForm, courseQuestionFormIn } from './course-question.ts';
import { type Form, prefixOf } from './define.ts';
import type { FormId } from './form-ids.ts';
import { splitAddress } from './languages.ts';
import { newsletterForm } from './newsletter.ts';
import {
  internshipRegistrationForm,
  internshipRegistrationFormIn,
  placementRegistrationForm,
  placementRegistrationFormIn,
} from './registrations.ts';
import { withdrawalForm, withdrawalFormIn } from './withdrawal.ts';

/** All forms by id. A post to any other id gets a 404. */
export const forms: ReadonlyMap<string, Form> = new Map<string, Form>(
  (
    [
      contactForm,
      newsletterForm,
      applicationForm,
      courseQuestionForm,
      internshipRegistrationForm,
      placementRegistrationForm,
      withdrawalForm,
    ] satisfies readonly (Form & { readonly id: FormId })[]
  ).map((form) => [form.id, form]),
);

/** The forms that exist in several languages, by id. */
const translatable: ReadonlyMap<string, (language: string) => Form> = new Map<FormId, (language: string) => Form>([
  ['course-question', courseQuestionFormIn],
  ['internship-registration', internshipRegistrationFormIn],
  ['placement-training-registration', placementRegistrationFormIn],
  ['withdrawal', withdrawalFormIn],
]);

/**
 * The forms of each language.
 * @throws RangeError if a language lists a form that has one language
 */
const translated = new Map(
  languages.map(({ code, forms: ids }) => {
    const inLanguage = ids.map((id) => {
      const formOf = translatable.get(id);
      if (!formOf) throw new RangeError(`content/${code}/language.ts: forms: '${id}' exists in one language only`);
      return [id, formOf(code)] as const;
    });
    return [code, new Map(inLanguage)] as const;
  }),
);

/** A form in a language, or in that of the site if there is no translation. Undefined for an unknown id. */
export const formIn = (language: string, id: string): Form | undefined =>
  translated.get(language)?.get(id) ?? forms.get(id);

/**
 * The form of an address such as `/bn/send/course-question`, its language, and the address in that language. The form is undefined if its
 * id is unknown.
 */
export function formAt(address: string) {
  const { language, path } = splitAddress(address);
  const form = formIn(language, path.split('/').at(-1) ?? '');
  const formLanguage = form?.language ?? language;
  return { form, language: formLanguage, path: prefixOf(formLanguage) + path, isForScript: path.startsWith('/api/') };
}
