import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { text } from '../shared/plain-text.ts';
import { hue, icon } from '../shared/visuals.ts';
import { innerPage } from './inner-page.ts';

/** One field of technology. Its address is `/technologies/` and the name of its file. */
export const technologySchema = z.strictObject({
  order: z.int().min(1).describe('Place in every list, low first; leave gaps of ten, no two alike.'),
  title: text({ max: 40 }).describe('As on its card and in the footer.'),
  logos: z
    .array(text({ max: 30 }))
    .length(2)
    .describe('Icon of the card: two names of technology-partners.ts, whose logos stand side by side.'),
  icon: z
    .exactOptional(icon)
    .describe('Stands for it where its neighbours lead here. Not needed where its page has a picture at its head.'),
  hue: hue.describe('Colour of its cloth; not that of its neighbours.'),
  description: text({ min: 50, max: 160 }).describe('50 to 160 characters for the card: what we use it for.'),
  project: z
    .exactOptional(text({ max: 40 }))
    .describe('Title of the service it belongs to: what its buttons fill in as Project Type.'),
  page: innerPage,
});

/** What the author writes. */
export type TechnologySource = Authored<z.input<typeof technologySchema>>;
