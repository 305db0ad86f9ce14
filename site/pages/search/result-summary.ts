import type { Results } from './search-pages.ts';

export interface SearchWords {
  readonly found: string;
  readonly foundOne: string;
  readonly foundSome: string;
  readonly none: string;
}

/** What is said over the results, and read out: never nothing, or one who cannot see them waits for them. */
export function resultSummary(
  { answers, pages, hasAllWords }: Pick<Results, 'answers' | 'pages' | 'hasAllWords'>,
  query: string,
  { found, foundOne, foundSome, none }: SearchWords,
): string {
  const count = pages.length || answers.length;
  const some = pages.length > 0 && !hasAllWords ? foundSome : count === 1 ? foundOne : found;
  return (count === 0 ? none : some).replace('{count}', String(count)).replace('{query}', () => query);
}
