import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteAddress, siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { template, text } from '../shared/plain-text.ts';

const heading = text({ max: 40 });
const kind = text({ max: 20 }).describe('What one page of this group is called beside a result.');
const entries = z.strictObject({ heading, kind });
const listed = entries.extend({ links: z.array(siteLink).min(1) });

const word = z.string().regex(/^\S+(?: \S+)*$/, 'not words with single spaces between them');

/** The search page. Lists of services, technologies, products, courses and positions are filled in from their own files. */
export const searchSchema = z.strictObject({
  metadata,
  heading,
  intro: text({ min: 30, max: 160 }),
  label: text({ max: 40 }).describe('The question of the search field.'),
  placeholder: text({ max: 60 }).describe('An example of a search.'),
  submit: text({ max: 20 }),
  loading: text({ max: 60 }).describe('While the list of words is on its way.'),
  results: template({ max: 60, placeholders: ['count', 'query'] }).describe(
    'Over the results, and read out as they change.',
  ),
  resultOne: template({ max: 60, placeholders: ['query'] }),
  partialResults: template({ max: 160, placeholders: ['query'] }).describe('Where no page holds all of the words.'),
  noResults: template({ max: 160, placeholders: ['query'] }).describe('Where nothing was found: what to try.'),
  loadFailed: text({ max: 160 }).describe('Where the list of words could not be loaded.'),
  withoutScript: text({ max: 240 }).describe('Where JavaScript is off or does not come.'),
  allSessions: template({ max: 60, placeholders: ['count'] }).describe(
    'Below the best sessions of a course: leads to all of them.',
  ),
  indexHeading: heading.describe('Over the list of all pages; it stands under the field until something is typed.'),
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
    .describe('What is asked most, with the answer that stands above all results.'),
  aliases: z
    .array(z.array(word).min(2))
    .superRefine(once((names) => names))
    .describe('Names of one thing: a search for one finds the others. Also in the filter of a curriculum.'),
  stopWords: z
    .array(word)
    .superRefine(once((word) => [word]))
    .describe('Small words that are left out of a query of several.'),
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
