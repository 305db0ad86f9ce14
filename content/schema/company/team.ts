import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { externalAddress } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { callToAction, pageHead, sectionHeading } from '../shared/page-parts.ts';
import { template, text } from '../shared/plain-text.ts';
import { monogram } from '../shared/visuals.ts';
import { photo, portrait } from './portrait.ts';

const email = z
  .string()
  .max(254)
  .regex(/^[^\s@]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'not an email address')
  .transform((address) => `mailto:${address}`);

/** The people of the team page, in its order. */
export const membersSchema = z
  .array(
    z.strictObject({
      name: text({ max: 40 }),
      role: text({ max: 50 }),
      monogram,
      photo: z.exactOptional(photo).describe('Needs the consent of the person. It replaces the drawing.'),
      portrait: z.exactOptional(portrait),
      bio: text({ min: 100, max: 280 }).describe('100 to 280 characters: what they do here, and one thing they did.'),
      skills: z
        .array(text({ max: 30 }))
        .min(3)
        .max(5),
      social: z.strictObject({
        linkedin: externalAddress.describe('On the professional network.'),
        email,
        github: externalAddress.describe('On the code host.'),
      }),
    }),
  )
  .min(1);

/** The team page without its people, who are in `content/facts/team.json`. */
export const teamSchema = z.strictObject({
  metadata,
  hero: pageHead,
  heading: sectionHeading.describe('Heading above the members, for screen readers only.'),
  social: z
    .strictObject({
      linkedin: text({ max: 20 }),
      email: text({ max: 20 }),
      github: text({ max: 20 }),
      context: template({ max: 40, placeholders: ['name'] }).describe(
        'For screen readers, after each link: names the member.',
      ),
    })
    .describe('Words of the links under each member.'),
  skills: text({ max: 30 }).describe('Accessible name of the list of skills.'),
  banner: callToAction,
});

/** What the author writes. */
export type TeamSource = Authored<z.input<typeof teamSchema>>;
