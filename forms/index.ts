import { languages } from '#content';
import { applicationForm } from './application.ts';
import { contactForm } from './contact.ts';
import { courseQuestionFormIn } from './course-question.ts';
import { displayedAnswer, type Form, originalLanguage, prefixOf } from './define.ts';
import type { FormId } from './form-ids.ts';
import { splitAddress } from './languages.ts';
import { newsletterForm } from './newsletter.ts';
import { internshipRegistrationFormIn, placementRegistrationFormIn } from './registrations.ts';
import { withdrawalFormIn } from './withdrawal.ts';

/** All forms, in a language if they have a translation. */
const formsIn = (language: string): readonly (Form & { readonly id: FormId })[] => [
  contactForm,
  newsletterForm,
  applicationForm,
  courseQuestionFormIn(language),
  internshipRegistrationFormIn(language),
  placementRegistrationFormIn(language),
  withdrawalFormIn(language),
];

const byId = (all: readonly Form[]): ReadonlyMap<string, Form> => new Map(all.map((form) => [form.id, form]));

/** All forms by id. A post to any other id gets a 404. */
export const forms = byId(formsIn(originalLanguage));

/** A stored answer as its form shows it. @param id of the form @param name of the field */
export const displayedAnswerOf = (id: string, name: string, answer: string): string =>
  displayedAnswer(
    forms.get(id)?.fields.find((field) => field.name === name),
    answer,
  );

const translated = new Map<string, ReadonlyMap<string, Form>>();

/** The forms that a language has. The first call for a language reads its whole translation, which takes a tenth of a second. */
function translatedForms(language: string): ReadonlyMap<string, Form> {
  const known = translated.get(language);
  if (known) return known;
  const ids = languages.find(({ code }) => code === language)?.forms ?? [];
  if (ids.length === 0) return new Map();
  const all = byId(formsIn(language).filter(({ id }) => ids.includes(id)));
  translated.set(language, all);
  return all;
}

/** A form in a language, or in that of the site if there is no translation. Undefined for an unknown id. */
export const formIn = (language: string, id: string): Form | undefined =>
  translatedForms(language).get(id) ?? forms.get(id);

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
