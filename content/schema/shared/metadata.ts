import * as z from 'zod';
import { text } from './plain-text.ts';

/** What a search engine and a browser tab show of a page. */
export const metadata = z.strictObject({
  title: text({ min: 10, max: 60 }).describe('10 to 60 characters: the name of the page first, the company last.'),
  description: text({ min: 110, max: 155 }).describe('110 to 155 characters: what the page contains and for whom.'),
});
