import { contentIn, languages } from '#content';
import { type Form, originalLanguage } from './define.ts';

/** What every form in a language has. */
export function commonIn(language: string): Pick<Form, 'language' | 'messages'> {
  const { answers, advice } = contentIn(language).formMessages;
  return { language, messages: { answers, advice } };
}

/** What every form in the language of the site has. */
export const common = commonIn(originalLanguage);

/** The options of a choice, with the labels that the visitor reads if these are not stored. */
export const choicesOf = (options: readonly string[], labels: readonly string[]) => ({
  options,
  ...(labels.some((label, index) => label !== options[index]) && { optionLabels: labels }),
});

/**
 * Splits the address of a form or of a link in an email: `/bn/send/contact`.
 * @returns the language, that of the site for an unknown one, and the path without it
 */
export function splitAddress(path: string): { readonly language: string; readonly path: string } {
  const [, code, rest] = /^\/([a-z]{2})(\/.*)$/.exec(path) ?? [];
  if (code === undefined || rest === undefined) return { language: originalLanguage, path };
  const isKnown = languages.some((language) => language.code === code && language.forms.length > 0);
  return { language: isKnown ? code : originalLanguage, path: rest };
}
