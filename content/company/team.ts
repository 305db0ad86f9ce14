import { addresses } from '../addresses.ts';
import type { TeamSource } from '../schema/company/team.ts';

export default {
  metadata: {
    title: 'Our team | {company.name}',
    description:
      'The people who lead engineering, cloud, security, data, AI, mobile and the IT academy in {company.city}, and what to ask them.',
  },
  hero: {
    eyebrow: 'Our team',
    heading: 'The people you will work with',
    breadcrumbs: 'Our Team',
    lead: 'They lead our teams, and they still write code or teach. Under each name: what to ask them.',
  },
  heading: 'Team members',
  social: { linkedin: 'LinkedIn', email: 'E-mail', github: 'GitHub', context: 'of {name}' },
  skills: 'Skills',
  banner: {
    heading: 'Join Our Growing Team',
    text: 'We have open positions in Tripura, hybrid and remote.',
    actions: [{ label: 'View Open Positions', href: addresses.careers }],
  },
} satisfies TeamSource;
