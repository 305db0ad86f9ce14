import * as z from 'zod';
import { alternativeText } from './plain-text.ts';

/** The six hues, in the order of the colour wheel. Neighbours in a list have different hues. */
export const hue = z.enum(['madder', 'marigold', 'leaf', 'teal', 'indigo', 'plum']);

/** Icons. Each has one meaning. `ui/components/icon/sprite-icons.ts` maps each to an icon of lucide. */
export const icon = z.enum([
  'brain',
  'branches',
  'bricks',
  'bubble',
  'chart',
  'chip',
  'clock',
  'cloud',
  'database',
  'envelope',
  'handset',
  'institution',
  'layers',
  'megaphone',
  'phone',
  'pin',
  'terminal',
  'window',
]);

/** Pictures of the products. `illustrations/index.tsx` maps each name to its drawing. */
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
  'hospitals-head',
  'hotel-bill',
  'hotel-calendar',
  'hotel-front-desk',
  'place-class',
  'place-office',
  'place-shop',
  'pos-closing',
  'pos-stock',
  'pos-till',
  'school-family',
  'school-students',
  'school-timetable',
  'student-project',
  'textmi-call',
  'textmi-call-log',
  'textmi-chats',
  'textmi-conversation',
  'textmi-stories',
  'web-development-head',
]);

/** A drawing with its alternative text. */
export const picture = z.strictObject({
  screen,
  alt: alternativeText,
});

/** Drawings that explain something. `illustrations/diagrams/index.tsx` maps each name to its drawing. */
export const diagram = z.enum([
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

/** The letters of an avatar. */
export const monogram = z
  .string()
  .regex(/^[A-Z]{2}$/, 'not a monogram; write two capital letters')
  .describe('Two capital letters, the initials.');
