/** For tests: every text in the content with its path, such as `hero.headline`. */
export function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`));
}

/** The sentences and phrases of more than 30 characters in the content, without addresses. */
export function sentencesOf(value: unknown): string[] {
  return textsOf(value)
    .filter(([, text]) => !text.startsWith('/'))
    .flatMap(([, text]) => text.split(/(?<=[.?!]) /))
    .filter((sentence) => sentence.length > 30);
}

/** The values that occur more than once. */
export function repeated(words: readonly string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}
