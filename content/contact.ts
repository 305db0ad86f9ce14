import { addresses } from './addresses.ts';
import { sample } from './loading/sample.ts';
import type { ContactPageSource } from './schema/site/contact.ts';

export default {
  metadata: {
    title: 'Contact and centres | {company.name}',
    description:
      'For students and parents: whom to call about a course, in which languages and at what hours, WhatsApp, email, and the address of each centre.',
  },
  hero: {
    eyebrow: 'IT Academy',
    heading: 'Contact and centres',
    breadcrumbs: 'Contact and centres',
    lead: sample(
      'Call us or visit a centre from Monday to Saturday, {company.supportHours}, or write at any time. A counsellor answers questions about courses, fees and dates. You may visit one class for free.',
      'when somebody answers the phone, and when your centres are open',
    ),
  },
  centres: 'Our centres',
  kokborok: { label: 'Whom to call in Kokborok', href: addresses.kokborok },
  project: {
    text: 'Do you need software built?',
    link: { label: 'Write to our engineers', href: addresses.contact },
  },
} satisfies ContactPageSource;
