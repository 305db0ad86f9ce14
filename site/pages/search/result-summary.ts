import type { Results } from './search-pages.ts';

export interface SummaryTemplates {
  readonly found: string;
  readonly foundOne: string;
  readonly foundSome: string;
  readonly none: string;
}

/** The sentence above the results. Screen readers announce it, so it is never empty. */
export function resultSummary(
  { answers, pages, hasAllWords }: Pick<Results, 'answers' | 'pages' | 'hasAllWords'>,
  query: string,
  { found, foundOne, foundSome, none }: SummaryTemplates,
): string {
  const count = pages.length || answers.length;
  const some = pages.length > 0 && !hasAllWords ? foundSome : count === 1 ? foundOne : found;
  return (count === 0 ? none : some).replace('{count}', String(count)).replace('{query}', () => query);
}
