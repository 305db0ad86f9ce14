import { sample } from '../loading/sample.ts';
import type { CareersSource } from '../schema/company/careers.ts';

export default {
  metadata: {
    title: 'Careers | {company.name}',
    description:
      'Open positions in Tripura, hybrid and remote: development, AI, cloud, design and teaching. What we offer, and how we hire.',
  },
  hero: {
    eyebrow: 'Careers',
    heading: 'Software jobs in Tripura and from home',
    breadcrumbs: 'Careers',
    lead: sample(
      'Work for clients in India and abroad, from our office in Tripura, from home, or both. Colleagues review each other’s code.',
      'where your people work, and how code is reviewed',
    ),
    action: 'See the open positions',
  },
  positions: {
    anchor: 'positions',
    heading: 'Open positions',
    intro: sample(
      'If you have most of what a position asks for, please apply. Hybrid means two days a week in our office. Remote means anywhere in India, in IST hours.',
      'from where people may work, and at which hours',
    ),
    facts: {
      department: 'Department',
      location: 'Location',
      type: 'Type',
      experience: 'Experience',
      salary: 'Salary',
      skills: 'Skills',
    },
    apply: 'Apply Now',
    applyContext: 'for {title}',
  },
  benefits: {
    sample: 'what you offer, with its true size',
    anchor: 'benefits',
    heading: 'What we offer',
    intro: 'For every employee, from the first day.',
    cards: [
      {
        title: 'Clear pay',
        text: 'Each position shows its salary range. We review your pay every April.',
      },
      {
        title: 'Health insurance',
        text: 'We pay the premium for you, your partner, your children and your parents.',
      },
      {
        title: 'Time to learn',
        text: 'Half a day a week is free for learning. We pay for courses, books and one exam a year.',
      },
      {
        title: 'Real days off',
        text: 'You have 24 days of leave a year, and the festivals that you celebrate. We call you only if a system is down.',
      },
      {
        title: 'Flexible hours',
        text: 'You work from 11 to 4 and choose the other hours. Support and teaching have fixed hours, also in the evening.',
      },
      {
        title: 'A mentor',
        text: 'For three months, a colleague helps you with the code, the clients and the town.',
      },
    ],
  },
  process: {
    sample: 'how you hire, and how long each step takes; the four titles stay',
    kind: 'process',
    id: 'hiring',
    heading: 'How we hire',
    intro: 'It takes about a fortnight. We tell you the result after each step.',
    steps: [
      {
        title: 'Application',
        text: 'Send your contact details and your résumé. We reply within five working days.',
      },
      {
        title: 'Screening',
        text: 'We talk for half an hour by phone about what you have built, and answer your questions.',
      },
      {
        title: 'Technical',
        text: 'You solve a small problem from our work with two future colleagues, in 90 minutes. No puzzles.',
      },
      {
        title: 'Final',
        text: 'You meet the head of the team and the director, and get a written offer the same week.',
      },
    ],
  },
  application: {
    sample: 'who reads an application, when it is answered and how long it is kept',
    metadata: {
      title: 'Apply: {title} | {company.name}',
      description:
        'Apply for {title} at {company.name}: your contact details and your résumé as a PDF. We reply to everyone.',
    },
    eyebrow: 'Application',
    lead: 'The form takes about five minutes. We reply to every application within five working days.',
    facts: 'The position',
    form: {
      heading: 'Your application',
      fields: {
        position: { label: 'Position' },
        name: { label: 'Full Name' },
        email: { label: 'Email Address', placeholder: 'name@example.com' },
        phone: { label: 'Phone Number', placeholder: '+91 00000 00000' },
        profile: { label: 'Link to a profile', placeholder: 'linkedin.com/in/your-name' },
        message: { label: 'Message', placeholder: 'What you have built, and what you want to build next' },
        resume: { label: 'Résumé', note: 'PDF, up to 5 MB' },
      },
      chooseAgain: 'Please choose your résumé again. The browser does not keep the file when a page reloads.',
      submit: 'Send Application',
      submitting: 'Sending...',
      progress: 'Sending your résumé: {percent}%',
      next: 'The team reads your application, and we reply within five working days.',
      privacy:
        'We use it to decide on your application and to tell you of later positions. We erase it after 12 months.',
    },
    stored: {
      title: 'Application sent!',
      text: 'We have your answers and your résumé. We reply within five working days.',
    },
  },
  callToAction: {
    heading: 'No position that fits?',
    text: 'Send us your résumé, and tell us what work you are looking for.',
  },
} satisfies CareersSource;
