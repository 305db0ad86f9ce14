import { sample } from '../loading/sample.ts';
import type { CareersSource } from '../schema/company/careers.ts';

export default {
  metadata: {
    title: 'Careers | {company.name}',
    description:
      'Open positions in {company.city}, hybrid and remote, in development, AI, cloud, design and teaching, what we offer, and how we hire.',
  },
  hero: {
    eyebrow: 'Careers',
    heading: 'Good work, and home for dinner',
    breadcrumbs: 'Careers',
    lead: sample(
      'Work for clients in 25+ countries, from our office in Tripura, from home, or both. Code is reviewed by colleagues, yours as well as theirs.',
      'where your people work, and how code is reviewed',
    ),
    action: 'See the open positions',
  },
  positions: {
    anchor: 'positions',
    heading: 'Open positions',
    intro: 'If you have most of what a position asks for, apply. We would rather talk than count years.',
    facts: {
      department: 'Department',
      location: 'Location',
      type: 'Type',
      experience: 'Experience',
      skills: 'Skills',
    },
    apply: 'Apply Now',
    applyContext: 'for {title}',
  },
  benefits: {
    sample: 'what you offer, with its true size',
    anchor: 'benefits',
    heading: 'What comes with it',
    intro: 'The same for everyone from the first day, wherever you work from.',
    cards: [
      {
        icon: 'rupee',
        title: 'Pay that is in the offer',
        text: 'The salary range is in the first letter we send you. It is reviewed every April, and your manager explains the result to you.',
      },
      {
        icon: 'umbrella',
        title: 'Health cover',
        text: 'Insurance for you, your partner, your children and your parents, with the premium paid by us.',
      },
      {
        icon: 'book',
        title: 'Time to learn',
        text: 'Half a day a week that no project may take. Courses, books and one examination fee a year are paid.',
      },
      {
        icon: 'kite',
        title: 'Days off that hold',
        text: 'Twenty-four days a year, the festivals of your own calendar, and no calls unless a system is down.',
      },
      {
        icon: 'clock',
        title: 'Hours around your day',
        text: 'Be there from eleven to four, and place the rest where it suits. Hybrid means two days a week in the office.',
      },
      {
        icon: 'people',
        title: 'Someone beside you',
        text: 'A colleague is yours for the first three months: for the code, for the clients, and for where to eat.',
      },
    ],
  },
  process: {
    sample: 'how you hire, and how long each step takes; the four titles stay',
    kind: 'process',
    id: 'hiring',
    heading: 'How we hire',
    intro: 'About two weeks in all. You hear the result after each step.',
    steps: [
      {
        title: 'Application',
        text: 'A few questions and your résumé. We read all of it and answer within five working days.',
      },
      {
        title: 'Screening',
        text: 'Half an hour by phone: what you have built, what you want next, and anything you wish to ask.',
      },
      {
        title: 'Technical',
        text: 'Ninety minutes on a small problem from our own work, with two people you would work with. No puzzles.',
      },
      {
        title: 'Final',
        text: 'A talk with the head of the team and the director about the offer. You get it in writing the same week.',
      },
    ],
  },
  application: {
    sample: 'who reads an application, when it is answered and how long it is kept',
    metadata: {
      title: 'Apply: {title} | {company.name}',
      description:
        'Apply for {title} at {company.name}: a few questions and your résumé as PDF. Each one is read and answered.',
    },
    eyebrow: 'Application',
    lead: 'A few questions and your résumé, about five minutes. Every application gets an answer within five working days.',
    facts: 'The position',
    form: {
      heading: 'Your application',
      fields: {
        position: { label: 'Position' },
        name: { label: 'Full Name' },
        email: { label: 'Email Address', placeholder: 'name@example.com' },
        phone: { label: 'Phone Number', placeholder: '+91 00000 00000' },
        profile: { label: 'Link to a profile', placeholder: 'linkedin.com/in/your-name' },
        message: { label: 'Message', placeholder: 'What you have built, and what you would like to build next' },
        resume: { label: 'Résumé', note: 'PDF, up to 5 MB' },
      },
      chooseAgain: 'Please choose your résumé again. Browsers do not let a page give a file back.',
      submit: 'Send Application',
      submitting: 'Sending...',
      progress: 'Your résumé is on its way: {percent} %',
      next: 'The team you would join reads it, and you hear from us within five working days.',
      privacy:
        'We use it to decide on your application and to tell you of later positions, and erase it after 12 months.',
    },
    stored: {
      title: 'Application sent!',
      text: 'We have your answers and your résumé. You hear from us within five working days.',
    },
  },
  callToAction: {
    heading: 'Other applications',
    text: 'Letters that match no open position are kept for a year. We write when one opens.',
  },
} satisfies CareersSource;
