import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { alternativeText, text } from '../shared/plain-text.ts';

/** The logos of the marquee. The page shows a repeated name once. */
export const technologyPartnersSchema = z
  .array(
    z.strictObject({
      name: text({ max: 30 }).describe('The official spelling.'),
      logo: z
        .string()
        .regex(/^(?:devicon:)?[a-z0-9]+$/, 'not a logo; write a slug of simple-icons, or devicon: and its folder name')
        .describe(
          'A slug of simple-icons (vuedotjs). For a logo that simple-icons lacks, devicon: and a folder name (devicon:azure).',
        ),
      alt: alternativeText.describe('5 to 160 characters: the logo in words.'),
    }),
  )
  .min(3);

/** What the author writes. */
export type TechnologyPartnersSource = Authored<z.input<typeof technologyPartnersSchema>>;
