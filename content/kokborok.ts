import { sample } from './loading/sample.ts';
import type { KokborokSource } from './schema/site/contact.ts';

/** Only the greeting is in Kokborok: nobody who speaks it has written the rest. */
export default {
  metadata: {
    title: 'Kokborok | {company.name}',
    description:
      'Some of our counsellors speak Kokborok. Whom to call about courses and fees, at what hours, on WhatsApp or by email, and where our office is.',
  },
  hero: {
    eyebrow: 'IT Academy',
    heading: 'Kokborok',
    breadcrumbs: 'Kokborok',
    lead: 'This page has no text in Kokborok yet. Call {company.phone} and ask for a counsellor who speaks it.',
  },
  greeting: sample('Khulumkha!', 'the page in Kokborok, written by a person who grew up with the language'),
  bengali:
    'ককবরকে লেখা এখনও নেই। {company.phone} নম্বরে ফোন করে বলুন যে ককবরক বলেন এমন কাউন্সেলর চান; তিনি আপনার সঙ্গে ককবরকে কথা বলবেন।',
} satisfies KokborokSource;
