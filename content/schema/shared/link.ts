import * as z from 'zod';
import { text } from './plain-text.ts';

/** An address of this site: `/our-work`, `/#contact`, `/search?q={search_term_string}`. `check-links.ts` checks that it exists. */
export const siteAddress = z
  .string()
  .regex(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?(?:\?[a-z]+=[^#\s]+)?(?:#[a-z]+(?:-[a-z]+)*)?$/,
    'not an address of this site; write /like-this or /like-this#part, without a slash at the end',
  );

/** A page of another site. */
export const externalAddress = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:\/\S*)?$/, 'not a full address beginning with https://');

/** The `id` of a section of a page. */
export const anchor = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'not an anchor; write small letters and single hyphens');

/** A link to a page of this site. */
export const siteLink = z.strictObject({
  label: text({ max: 40 }).describe('The text of the link: names the page or the action, never "click here".'),
  href: siteAddress,
});
