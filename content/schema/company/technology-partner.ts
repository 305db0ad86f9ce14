import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { alternativeText, text } from '../shared/plain-text.ts';

/** The logos of the marquee. A name written twice is shown once. */
export const technologyPartnersSchema = z
  .array(
    z.strictObject({
      name: text({ max: 30 }).describe('As its makers write it.'),
      logo: z
        .string()
        .regex(/^(?:devicon:)?[a-z0-9]+$/, 'not a logo; write a slug of simple-icons, or devicon: and its folder name')
        .describe('Slug of simple-icons (vuedotjs), or devicon:azure for what simple-icons does not have.'),
      alt: alternativeText.describe('5 to 160 characters: the logo in words.'),
    }),
  )
  .min(3);

/** What the author writes. */
export type TechnologyPartnersSource = Authored<z.input<typeof technologyPartnersSchema>>;
