import * as z from 'zod';
import type { Authored } from '../reading/sample.ts';
import { siteAddress } from './link.ts';
import { text } from './plain-text.ts';

/** One product. Its address is `/work/` and the name of its file, unless it names another. */
export const showcaseSchema = z.strictObject({
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
  address: z.exactOptional(siteAddress).describe('Only where the address is not /work/ and the name of the file.'),
});

/** What the author writes. */
export type ShowcaseSource = Authored<z.input<typeof showcaseSchema>>;
