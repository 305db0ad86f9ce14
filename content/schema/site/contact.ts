import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { siteLink } from '../shared/link.ts';
import { metadata } from '../shared/metadata.ts';
import { pageHead, sectionHeading } from '../shared/page-parts.ts';
import { text } from '../shared/plain-text.ts';

/** The page for students and parents: whom to call, and the address of each centre. Its phone numbers and hours are facts. */
export const contactPageSchema = z.strictObject({
  metadata,
  hero: pageHead,
  centres: sectionHeading.describe('Heading of the list of centres.'),
  kokborok: siteLink,
  project: z.strictObject({ text: text({ max: 120 }), link: siteLink }).describe('Where clients write to us.'),
});

/** The page in Kokborok: a greeting, and whom to call. */
export const kokborokSchema = z.strictObject({
  metadata,
  hero: pageHead,
  greeting: text({ max: 60 }).describe('In Kokborok, in Roman script.'),
  bengali: text({ max: 220 }).describe('The lead in Bengali.'),
});

export type ContactPageSource = Authored<z.input<typeof contactPageSchema>>;
export type KokborokSource = Authored<z.input<typeof kokborokSchema>>;
