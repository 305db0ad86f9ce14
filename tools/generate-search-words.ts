import { search } from '#content';
import { writeIfChanged } from './write-if-changed.ts';

/** Writes the word lists of the search as a module of their own, since a script for the browser cannot import all of the content. */
export async function generateSearchWords(): Promise<void> {
  const { aliases, ignored } = search;
  const text = `// Written by tools/generate-search-words.ts.
import type { WordLists } from '../site/client/word-index.ts';

export const wordLists: WordLists = ${JSON.stringify({ aliases, ignored })};
`;
  await writeIfChanged(new URL('../.generated/search-words.ts', import.meta.url), text);
}
