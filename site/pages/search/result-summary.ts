import type { Results } from './search-pages.ts';

export type SummaryTemplates = Record<'results' | 'resultOne' | 'partialResults' | 'noResults', string>;

/** The sentence above the results. Screen readers announce it, so it is never empty. */
export function resultSummary(
  { answers, pages, hasAllWords }: Pick<Results, 'answers' | 'pages' | 'hasAllWords'>,
  query: string,
  { results, resultOne, partialResults, noResults }: SummaryTemplates,
): string {
  const count = pages.length || answers.length;
  const found = pages.length > 0 && !hasAllWords ? partialResults : count === 1 ? resultOne : results;
  return (count === 0 ? noResults : found).replace('{count}', String(count)).replace('{query}', () => query);
}
