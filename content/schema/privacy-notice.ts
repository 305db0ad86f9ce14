import * as z from 'zod';
import type { Authored } from '../reading/sample.ts';
import { legalPageSchema } from './legal-page.ts';

/**
 * What every form shows before something is sent. An entry keeps the version that was shown with it, so a change of a
 * sentence raises the version and the date.
 */
export const privacyNoticeSchema = z.strictObject({
  version: z.int().min(1).describe('Raised with every change of what is said; never reused.'),
  effective: z.iso.date().describe('Day from which this version is shown: 2026-11-21.'),
  page: legalPageSchema,
});

/** What the author writes. */
export type PrivacyNoticeSource = Authored<z.input<typeof privacyNoticeSchema>>;
