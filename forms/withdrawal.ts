import { contentIn } from '#content';
import { type Form, originalLanguage } from './define.ts';
import { commonIn } from './languages.ts';

/** On the privacy notice: sends withdrawal links to an address, for a person who has no email with a link. */
export function withdrawalFormIn(language: string) {
  const { label } = contentIn(language).siteText.withdrawal;
  return {
    ...commonIn(language),
    id: 'withdrawal',
    version: 1,
    fields: [{ name: 'email', label, kind: 'email', isRequired: true, maxLength: 254, autocomplete: 'email' }],
  } as const satisfies Form;
}

export const withdrawalForm = withdrawalFormIn(originalLanguage);
