import { generateColours } from './generate/colours.ts';
import { generateEntries } from './generate/entries.ts';
import { generateHandouts } from './generate/handouts.ts';
import { writeGenerated } from './generate/write-generated.ts';

/** Makes everything under `.generated/` that code imports. Quick when nothing changed; safe to repeat. */
export async function generate(): Promise<void> {
  await generateSources();
  // Set in the fonts that are made there.
  const { generateBrochures } = await import('./generate/brochures.ts');
  await generateBrochures();
}

/** All but the brochures, which take seconds: a build makes them beside its pages. */
export async function generateSources(): Promise<void> {
  await generateEntries();
  await generateHandouts();
  await generateColours();
  // Reads the content, which reads the entries: it can be loaded only now.
  const { generateAssets } = await import('./generate/assets.ts');
  await generateAssets();
  await generateSearchWords();
}

/** Writes the word lists of the search as a module of their own, since a script for the browser cannot import all of the content. */
async function generateSearchWords(): Promise<void> {
  const { aliases, stopWords } = (await import('#content')).search;
  const text = `// Written by tools/generate.ts.
import type { WordLists } from '../site/text-search/word-index.ts';

export const wordLists: WordLists = ${JSON.stringify({ aliases, stopWords })};
`;
  await writeGenerated('search-words.ts', text);
}

if (import.meta.main) await generate();
