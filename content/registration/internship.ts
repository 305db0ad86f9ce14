import { sample } from '../loading/sample.ts';
import type { InternshipRegistrationSource } from '../schema/academy/registration.ts';

export default {
  metadata: {
    title: 'Internship Registration | {company.name}',
    description:
      'Register for a four or seven week internship in AI/ML, full-stack web, Flutter or IoT. Three short steps; you see the fee before you send.',
  },
  hero: {
    eyebrow: 'Student Registration',
    heading: 'Join Our Internship Program',
    breadcrumbs: 'Registration',
    lead: sample(
      'Three short steps, about three minutes. You pay nothing here. All tracks start on the first Monday of January, March, May, July, September and November.',
      'when your tracks really start',
    ),
  },
  steps: [
    { title: 'Personal Info', heading: 'Personal Information' },
    { title: 'Academic Info', heading: 'Academic Information' },
    { title: 'Preferences', heading: 'Internship Preferences' },
  ],
  questions: {
    domain: { label: 'Internship Domain' },
    courseLength: { label: 'Program Duration' },
  },
  domains: [
    {
      value: 'ai-ml',
      label: 'AI/ML & Data Science',
      hue: 'plum',
      text: 'A model trained and tested on real, untidy data',
    },
    {
      value: 'full-stack',
      label: 'Full-Stack Web Development',
      hue: 'indigo',
      text: 'A web application, from database to browser',
    },
    {
      value: 'flutter',
      label: 'Flutter App Development',
      hue: 'leaf',
      text: 'An app in Flutter, built for Android and tried on real phones',
    },
    {
      value: 'iot',
      label: 'IoT Development',
      hue: 'teal',
      text: 'Sensors, a microcontroller and the service they report to',
    },
  ],
  nextSteps: {
    heading: 'After you register',
    steps: [
      'We call you, or write on WhatsApp.',
      'We agree on one of the start dates, and on office or online.',
      'We send the invoice only after that.',
    ],
  },
  stored: { title: 'Registration Successful!', text: "We'll contact you soon with further details." },
  benefitsHeading: 'What every intern gets',
  benefits: [
    {
      title: 'Expert Mentorship',
      text: 'One mentor reviews your work each week and answers your questions in between.',
    },
    {
      title: 'Hands-on Projects',
      text: 'You build something small and complete. It is yours, and we confirm that in writing.',
    },
    {
      title: 'Certification',
      text: 'Our own certificate. It names what you built, and employers can ask us to confirm it.',
    },
  ],
} satisfies InternshipRegistrationSource;
