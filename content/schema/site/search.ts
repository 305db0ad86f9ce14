import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteAddress, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { template, text } from '../shared/plain-text.ts';

const heading = text({ max: 40 });
const kind = text({ max: 20 }).describe('The kind of page, shown beside a result.');
const entries = z.strictObject({ heading, kind });
const listed = entries.extend({ links: z.array(siteLink).min(1) });

const word = z.string().regex(/^\S+(?: \S+)*$/, 'must be words separated by single spaces');

/** The search page. Lists of services, technologies, products, courses and positions come from other files. */
export const searchSchema = z.strictObject({
  metadata,
  heading,
  intro: text({ min: 30, max: 160 }),
  label: text({ max: 40 }).describe('Label of the search field.'),
  placeholder: text({ max: 60 }).describe('An example of a search.'),
  submit: text({ max: 20 }),
  loading: text({ max: 60 }).describe('Shown while the search index loads.'),
  results: template({ max: 60, placeholders: ['count', 'query'] }).describe(
    'Shown above the results, and announced to screen readers when they change.',
  ),
  resultOne: template({ max: 60, placeholders: ['query'] }),
  partialResults: template({ max: 160, placeholders: ['query'] }).describe(
    'Shown when no page contains all words of the query.',
  ),
  noResults: template({ max: 160, placeholders: ['query'] }).describe('Shown when no page matches: what to try.'),
  loadFailed: text({ max: 160 }).describe('Shown when the search index cannot be loaded.'),
  withoutScript: text({ max: 240 }).describe('Shown when JavaScript is off or does not load.'),
  allSessions: template({ max: 60, placeholders: ['count'] }).describe(
    'Shown below the best sessions of a course: links to all sessions.',
  ),
  indexHeading: heading.describe(
    'Heading above the list of all pages, which is shown while the search field is empty.',
  ),
  groups: z.strictObject({
    services: entries,
    technologies: entries,
    products: entries,
    courses: entries,
    training: listed,
    company: listed,
    buyers: listed,
    positions: entries,
    legal: listed,
  }),
  answers: z
    .array(
      z.strictObject({
        queries: z.array(word).min(1).describe('What people type; abbreviations in capitals.'),
        links: z
          .array(z.strictObject({ label: text({ max: 60 }), text: text({ max: 160 }), href: siteAddress }))
          .min(1)
          .max(3),
      }),
    )
    .superRefine(once(({ queries }) => queries))
    .describe('The most common queries, with the answer that is shown above all results.'),
  aliases: z
    .array(z.array(word).min(2))
    .superRefine(once((names) => names))
    .describe('Names of the same thing: a search for one finds the others. The filter of a curriculum uses them too.'),
  stopWords: z
    .array(word)
    .superRefine(once((word) => [word]))
    .describe('Small words that the search ignores in a query of several words.'),
});

/** Refuses a word that occurs twice: a search would use the first occurrence alone. */
function once<Entry>(wordsOf: (entry: Entry) => readonly string[]) {
  return (entries: readonly Entry[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      for (const word of wordsOf(entry).map((text) => text.toLowerCase())) {
        if (seen.has(word)) {
          context.addIssue({ code: 'custom', path: [index], message: `'${word}' is already in this list; remove one` });
        }
        seen.add(word);
      }
    }
  };
}

/** What the author writes. */
export type SearchSource = Authored<z.input<typeof searchSchema>>;
