import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteAddress } from '../shared/link.ts';
import { alternativeText, text } from '../shared/plain-text.ts';
import { hue } from '../shared/visuals.ts';
import { productPage } from './inner-page.ts';

/** One product. Its address is `/work/` plus the name of its file, unless `address` is set. */
export const productSchema = z.strictObject({
  order: z.int().min(1).describe('Position in every list, lowest first. Unique; leave gaps of ten.'),
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
    .describe('The applicationCategory of schema.org, for search engines.'),
  hue: hue.describe('Colour of its cloth. Neighbours in a list have different colours.'),
  card: z
    .strictObject({
      subtitle: text({ max: 60 }).describe('For whom it is. Shown beside the name; no full stop.'),
      category: text({ max: 30 }).describe('The kind of product.'),
      description: text({ min: 120, max: 280 }).describe(
        '120 to 280 characters: concretely, a working day with the product. Does not repeat the summary.',
      ),
      picture: z
        .exactOptional(alternativeText)
        .describe('Alternative text of the card. The card shows only the upper left of the page’s picture.'),
    })
    .describe('The card in the portfolio.'),
  page: productPage,
  offer: z.exactOptional(text({ max: 40 })).describe('The price in words for search engines, without a figure.'),
  address: z.exactOptional(siteAddress).describe('Only if the address is not /work/ plus the name of the file.'),
});

/** What the author writes. */
export type ProductSource = Authored<z.input<typeof productSchema>>;
