import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { text } from '../shared/plain-text.ts';
import { hue, icon } from '../shared/visuals.ts';
import { innerPage } from './inner-page.ts';

/** One service. Its address is `/services/` plus the name of its file. */
export const serviceSchema = z.strictObject({
  order: z.int().min(1).describe('Position in every list, lowest first. Unique; leave gaps of ten.'),
  title: text({ max: 40 }).describe('Name of the service, as in the menu; also an answer of the contact form.'),
  icon,
  hue: hue.describe('Colour of its cloth. Neighbours in a list have different colours.'),
  summary: text({ min: 20, max: 90 }).describe('20 to 90 characters for the menu: what a client gets, no full stop.'),
  description: text({ min: 160, max: 320 }).describe(
    '160 to 320 characters for the card: two or three concrete sentences a client would recognise.',
  ),
  isInMenu: z
    .exactOptional(z.boolean())
    .describe(
      'False for a page that only another service links to: it is not in the menu, the home page or the lists.',
    ),
  page: innerPage,
});

/** What the author writes. */
export type ServiceSource = Authored<z.input<typeof serviceSchema>>;
