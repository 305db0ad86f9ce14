import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteAddress } from '../shared/link.ts';
import { alternativeText, text } from '../shared/plain-text.ts';
import { hue } from '../shared/visuals.ts';
import { productPage } from './inner-page.ts';

/** One product. Its address is `/work/` and the name of its file, unless it names another. */
export const productSchema = z.strictObject({
  order: z.int().min(1).describe('Place in every list, low first; leave gaps of ten, no two alike.'),
  name: text({ max: 40 }).describe('Name of the product.'),
  summary: text({ min: 30, max: 120 }).describe('30 to 120 characters: what it does and for whom, one sentence.'),
  category: z
    .enum([
      'BusinessApplication',
      'CommunicationApplication',
      'EducationalApplication',
      'FinanceApplication',
      'UtilitiesApplication',
    ])
    .describe("What search engines call it: schema.org's applicationCategory."),
  hue: hue.describe('Colour of its cloth; not that of its neighbours.'),
  card: z
    .strictObject({
      subtitle: text({ max: 60 }).describe('For whom it is, beside the name; no full stop.'),
      category: text({ max: 30 }).describe('Kind of product, in words.'),
      description: text({ min: 120, max: 280 }).describe(
        '120 to 280 characters: a working day with it, concretely; not what the summary says.',
      ),
      picture: z
        .exactOptional(alternativeText)
        .describe(
          'What the card shows: the upper left of the picture of the page, whose own words tell more than that.',
        ),
    })
    .describe('How the portfolio shows it.'),
  page: productPage,
  offer: z.exactOptional(text({ max: 40 })).describe('How its price reads to search engines, in words; no figure.'),
  address: z.exactOptional(siteAddress).describe('Only where the address is not /work/ and the name of the file.'),
});

/** What the author writes. */
export type ProductSource = Authored<z.input<typeof productSchema>>;
