import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { PlacementTrainingSource } from '../schema/academy/academy.ts';

export default {
  metadata: {
    title: 'IT Academy: placement training | {company.shortName}',
    description:
      'Six offline courses at centres across India: C/C++, DSA, CS fundamentals, MERN, Flutter, ML and AI. Every session, fee and hour, side by side.',
  },
  hero: {
    eyebrow: 'IT Academy',
    heading: 'Training for your first job in software',
    breadcrumbs: 'IT Academy',
    lead: 'Offline, at our centres across India. Two hours a session, taught by people who also write software for clients, with work of your own to show at the end.',
    register: 'Register Now',
    compare: 'Compare the courses',
  },
  comparison: {
    anchor: 'compare',
    heading: 'Side by side',
    intro:
      'Each thread is one session of two hours; the colours are the parts of the course. Press a name to see what is in it.',
  },
  courses: {
    anchor: 'placement-training',
    heading: 'Choose your course',
    intro:
      'If you are unsure, compare the first sessions, and take the course whose opening topics are half known to you.',
  },
  promises: {
    sample: 'what you offer beside the lessons, and on which terms',
    anchor: 'promises',
    heading: 'Beyond the classroom',
    intro: 'A course ends with its last session. What follows from it does not.',
    cards: [
      {
        icon: 'blackboard',
        title: 'Offline, at centres across India',
        text: 'A room, a board, and a teacher who sees when you are stuck. Bring a laptop; a few machines are there for those who have none. If you cannot come, ask us for a seat by video.',
      },
      {
        icon: 'signpost',
        title: 'Internship opportunities',
        text: 'Graduates of a course are offered places in our internship tracks, where work is reviewed as it is in our own teams.',
      },
      {
        icon: 'briefcase',
        title: 'Placement opportunities',
        text: 'We pass on openings from the companies we work with, go through your résumé with you and practise the interview. A job itself cannot be promised.',
      },
      {
        icon: 'people',
        title: 'Alumni who refer',
        text: 'Graduates who now work elsewhere pass on referrals through our alumni network, and one day you may do the same.',
      },
      {
        icon: 'rupee',
        title: 'A discount on referral',
        text: 'Did a student or a graduate recommend us? Enter their code when you register: a discount applies, and we tell you how much before you pay.',
      },
    ],
  },
  callToAction: {
    heading: 'A session before you decide',
    text: sample(
      'Visitors are welcome to listen in at any centre, for two hours and without a fee.',
      'whether one may listen in, for how long, and what it costs',
    ),
    actions: [
      { label: 'Register Now', href: addresses.placementRegistration },
      { label: 'Ask a counsellor', href: addresses.courseQuestion },
    ],
  },
} satisfies PlacementTrainingSource;
