import type { PlacementRegistrationSource } from '../schema/academy/registration.ts';

export default {
  metadata: {
    title: 'Placement Training Registration | {company.shortName}',
    description:
      'Register for a placement training course. Three short steps; you see the fee, the length and the monthly payment before you send.',
  },
  hero: {
    eyebrow: 'Placement Training Registration',
    heading: 'Join Our Placement Training Program',
    breadcrumbs: 'Registration',
    lead: 'Three short steps, about three minutes. You pay nothing here.',
  },
  badge: {
    label: '100% Placement Support Guarantee',
    note: 'Everyone who finishes gets résumé help, interview practice and introductions. Employers decide whom they hire.',
  },
  steps: [
    { title: 'Personal Info', heading: 'Personal Information' },
    { title: 'Academic Info', heading: 'Academic Information' },
    { title: 'Preferences', heading: 'Training Preferences' },
  ],
  questions: { domain: { label: 'Training Program' } },
  summaryHeading: 'Your program',
  nextSteps: {
    heading: 'After you register',
    steps: [
      'A counsellor calls you and answers your questions.',
      'We tell you when the next batch starts, and you decide whether you want a seat.',
      'We send the invoice only after that.',
    ],
  },
  stored: {
    title: 'Registration Successful!',
    text: "We'll contact you soon with further details about your placement training program.",
  },
  benefitsHeading: 'What every course comes with',
  benefits: [
    {
      title: 'Placement Support',
      text: 'Résumé review, practice interviews and introductions to companies and former students.',
    },
    {
      title: 'Industry Projects',
      text: 'You build projects with a deadline, as you would for a client. A developer reviews each project with you.',
    },
    {
      title: 'Professional Certification',
      text: 'Our own certificate. It names the course and your marks, and employers can ask us to confirm it.',
    },
  ],
} satisfies PlacementRegistrationSource;
