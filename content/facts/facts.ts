/** The facts that the staff change: one file of data each, with its schema. The desk makes its forms from the schemas. */

import type * as z from 'zod';
import { batchesSchema, centresSchema } from '../schema/academy/enrolment.ts';
import { feesSchema } from '../schema/academy/fees.ts';
import { figuresSchema } from '../schema/company/figures.ts';
import { partnersSchema } from '../schema/company/partner.ts';
import { positionsSchema } from '../schema/company/position.ts';
import { profileSchema } from '../schema/company/profile.ts';
import { membersSchema } from '../schema/company/team.ts';
import { testimonialsSchema } from '../schema/company/testimonial.ts';
import batches from './batches.json' with { type: 'json' };
import centres from './centres.json' with { type: 'json' };
import company from './company.json' with { type: 'json' };
import fees from './fees.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import partners from './partners.json' with { type: 'json' };
import positions from './positions.json' with { type: 'json' };
import team from './team.json' with { type: 'json' };
import testimonials from './testimonials.json' with { type: 'json' };

/** In the order in which the desk lists them. The company is first, because the other files may name it. */
export const facts = {
  company: ['content/facts/company.json', company, profileSchema],
  batches: ['content/facts/batches.json', batches, batchesSchema],
  centres: ['content/facts/centres.json', centres, centresSchema],
  fees: ['content/facts/fees.json', fees, feesSchema],
  positions: ['content/facts/positions.json', positions, positionsSchema],
  members: ['content/facts/team.json', team, membersSchema],
  testimonials: ['content/facts/testimonials.json', testimonials, testimonialsSchema],
  partners: ['content/facts/partners.json', partners, partnersSchema],
  figures: ['content/facts/figures.json', figures, figuresSchema],
} as const satisfies Record<string, readonly [file: string, source: unknown, schema: z.ZodType]>;
