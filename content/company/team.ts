import { addresses } from '../addresses.ts';
import type { TeamSource } from '../schema/company/team.ts';

export default {
  metadata: {
    title: 'Our team | {company.name}',
    description:
      'The people who lead the work in {company.city}: engineering, cloud, data and AI, mobile and the IT academy. Who they are, and what to ask each of them.',
  },
  hero: {
    eyebrow: 'Our team',
    heading: 'People you will hear from',
    breadcrumbs: 'Our Team',
    lead: 'They lead engineering, operations, data, mobile and teaching without having given up the work itself. Your first message reaches one of them; below each name stands what to ask.',
  },
  heading: 'Team members',
  social: { linkedin: 'LinkedIn', email: 'E-mail', github: 'GitHub', context: 'of {name}' },
  skills: 'Skills',
  banner: {
    heading: 'Join Our Growing Team',
    text: 'More than fifty people work here, and there is room for a few more. Positions are open in Tripura, hybrid and remote.',
    actions: [{ label: 'View Open Positions', href: addresses.careers }],
  },
} satisfies TeamSource;
