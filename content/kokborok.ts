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
    lead: 'Some of our counsellors speak Kokborok. All speak Bengali. Call us and ask for a counsellor who speaks Kokborok.',
  },
  greeting: sample('Khulumkha!', 'the page in Kokborok, written by a person who grew up with the language'),
  bengali: 'আমাদের কয়েক জন কাউন্সেলর ককবরক বলেন। বাংলা বলেন সবাই। ফোন করে বলুন, ককবরক জানেন এমন কাউন্সেলর চান।',
} satisfies KokborokSource;
