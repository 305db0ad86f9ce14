/** The language that the visitor chose with a link, in local storage. */
const name = 'language';

/** Saves the language of a link to another language; other links return at once. */
export function saveChosenLanguage({ dataset: { language } }: HTMLAnchorElement): void {
  if (!language) return;
  try {
    localStorage.setItem(name, language);
  } catch {
    // The browser refuses storage.
  }
}

/** @returns the saved language (BCP 47), if the page has another one */
export function readChosenLanguage(): string | undefined {
  try {
    const language = localStorage.getItem(name);
    return language && language !== document.documentElement.lang ? language : undefined;
  } catch {
    return undefined;
  }
}
