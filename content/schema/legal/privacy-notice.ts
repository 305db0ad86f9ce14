import * as z from 'zod';
import type { Authored } from '../../loading/sample.ts';
import { text } from '../shared/plain-text.ts';
import { legalPageSchema } from './legal-page.ts';

const name = text({ max: 20 }).describe('The name of the language in that language. Label of the link to this page.');

/**
 * The privacy notice that every form shows before sending. Each entry stores the version that the sender saw, so after a change of a
 * sentence raise the version and the date.
 */
export const privacyNoticeSchema = z.strictObject({
  version: z.int().min(1).describe('Raise it with every change of the text. Never reuse a version.'),
  effective: z.iso.date().describe('Day from which this version is shown: 2026-11-21.'),
  name,
  page: legalPageSchema,
});

/** A translation of the notice into a language of the Eighth Schedule: the same parts in the same order, with the same figures in the same digits. */
export const noticeTranslationSchema = z.strictObject({
  language: z.enum(['bn', 'hi']).describe('BCP 47.'),
  name,
  translatedVersion: z
    .int()
    .min(1)
    .describe('The English version that this text translates. Raise it when the translation is up to date.'),
  note: text({ max: 200 }).describe(
    'In this language: that it is a translation, whether it was checked, and which text counts.',
  ),
  page: legalPageSchema,
});

/** What the author writes. */
export type PrivacyNoticeSource = Authored<z.input<typeof privacyNoticeSchema>>;
export type NoticeTranslationSource = Authored<z.input<typeof noticeTranslationSchema>>;
