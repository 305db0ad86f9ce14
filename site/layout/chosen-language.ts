import { attempt } from '../forms/device/attempt.ts';

/** The language that the visitor chose with a link, in local storage. */
const name = 'language';

/** Saves the language of a link to another language; other links return at once. */
export function saveChosenLanguage({ dataset: { language } }: HTMLAnchorElement): void {
  if (language) attempt(() => localStorage.setItem(name, language));
}

/** @returns the saved language (BCP 47), if the page has another one */
export function readChosenLanguage(): string | undefined {
  const language = attempt(() => localStorage.getItem(name));
  return language && language !== document.documentElement.lang ? language : undefined;
}
