import * as z from 'zod';
import { alternativeText } from './plain-text.ts';

/** The six hues of the weave. Order of the wheel: neighbours in a list should not share one. */
export const hue = z.enum(['madder', 'marigold', 'leaf', 'teal', 'indigo', 'plum']);

/** Icons of lucide that a card may carry, by their names there. */
export const icon = z.enum([
  'braces',
  'brain-circuit',
  'building-2',
  'chart-line',
  'cloud',
  'code-xml',
  'cpu',
  'database',
  'globe',
  'layers',
  'megaphone',
  'network',
  'shield-check',
  'smartphone',
]);

/** Pictures of the products, each drawn by the line of the same name in `site/screens/index.tsx`. */
export const screen = z.enum([
  'ai-dashboard',
  'ai-integrated-head',
  'ai-loading',
  'ai-vision',
  'cloud-solutions-head',
  'crm-calls',
  'crm-customer',
  'crm-window',
  'custom-software-head',
  'data-engineering-head',
  'errand-cross-platform',
  'errand-native',
  'errand-web',
  'gis-analysis',
  'gis-map',
  'gis-rover',
  'hotel-bill',
  'hotel-calendar',
  'hotel-front-desk',
  'pos-closing',
  'pos-stock',
  'pos-till',
  'school-family',
  'school-students',
  'school-timetable',
  'textmi-call',
  'textmi-call-log',
  'textmi-chats',
  'textmi-conversation',
  'textmi-stories',
  'web-development-head',
]);

/** A drawing, and what it shows. */
export const picture = z.strictObject({
  screen,
  alt: alternativeText,
});

/** Drawings that explain, each drawn by the line of the same name in `site/screens/drafts/index.tsx`. */
export const draft = z.enum([
  'cloud-migration',
  'data-row',
  'deploy-rollback',
  'enterprise-phases',
  'leaf-check',
  'meters-ranked',
  'offline-sync',
  'page-request',
  'passages-found',
  'register-to-screen',
  'request-queue',
  'result-day',
]);

/** Stands where a portrait or a logo would: letters on a cloth of one hue. */
export const monogram = z
  .string()
  .regex(/^[A-Z]{2}$/, 'not a monogram; write two capital letters')
  .describe('Two capital letters, the initials.');
