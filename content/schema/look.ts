import * as z from 'zod';

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
  'ai-vision',
  'cloud-solutions-head',
  'crm-customer',
  'crm-window',
  'gis-analysis',
  'gis-map',
  'hotel-calendar',
  'hotel-front-desk',
  'pos-stock',
  'pos-till',
  'school-students',
  'school-timetable',
  'textmi-call',
  'textmi-call-log',
  'textmi-chats',
  'textmi-conversation',
  'textmi-stories',
]);

/** Drawings that explain, each drawn by the line of the same name in `site/screens/drafts/index.tsx`. */
export const draft = z.enum(['cloud-migration', 'deploy-rollback', 'enterprise-phases', 'request-queue', 'result-day']);

/** Stands where a portrait or a logo would: letters on a cloth of one hue. */
export const monogram = z
  .string()
  .regex(/^[A-Z]{2}$/, 'not a monogram; write two capital letters')
  .describe('Two capital letters, the initials.');
