import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { text } from '../shared/plain-text.ts';
import { hue } from '../shared/visuals.ts';
import { innerPage } from './inner-page.ts';

/** One field of technology. Its address is `/technologies/` plus the name of its file. */
export const technologySchema = z.strictObject({
  order: z.int().min(1).describe('Position in every list, lowest first. Unique; leave gaps of ten.'),
  title: text({ max: 40 }).describe('The name on its card and in the footer.'),
  logos: z
    .array(text({ max: 30 }))
    .length(2)
    .describe('The two logos on the card, side by side: names from technology-partners.ts.'),
  hue: hue.describe('Colour of its cloth. Neighbours in a list have different colours.'),
  description: text({ min: 50, max: 160 }).describe('50 to 160 characters for the card: what we use it for.'),
  project: z
    .exactOptional(text({ max: 40 }))
    .describe('Title of the service it belongs to. The buttons fill it in as Project Type.'),
  page: innerPage,
});

/** What the author writes. */
export type TechnologySource = Authored<z.input<typeof technologySchema>>;
