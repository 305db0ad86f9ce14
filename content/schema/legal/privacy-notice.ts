import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { text } from '../shared/plain-text.ts';
import { legalPageSchema } from './legal-page.ts';

const name = text({ max: 20 }).describe('What the language is called in itself: the link to this page.');

/**
 * What every form shows before something is sent. An entry keeps the version that was shown with it, so a change of a
 * sentence raises the version and the date.
 */
export const privacyNoticeSchema = z.strictObject({
  version: z.int().min(1).describe('Raised with every change of what is said; never reused.'),
  effective: z.iso.date().describe('Day from which this version is shown: 2026-11-21.'),
  name,
  page: legalPageSchema,
});

/** The same in another language of the Eighth Schedule: the same parts in the same order, with the same figures in the same digits. */
export const noticeTranslationSchema = z.strictObject({
  language: z.enum(['bn', 'hi']).describe('BCP 47.'),
  name,
  translatedVersion: z.int().min(1).describe('Which version it says; raised once it says what the English one says.'),
  note: text({ max: 200 }).describe(
    'In this language: that it is a translation, whether it was checked, and which text counts.',
  ),
  page: legalPageSchema,
});

/** What the author writes. */
export type PrivacyNoticeSource = Authored<z.input<typeof privacyNoticeSchema>>;
export type NoticeTranslationSource = Authored<z.input<typeof noticeTranslationSchema>>;
