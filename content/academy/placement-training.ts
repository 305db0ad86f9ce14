import { addresses } from '../addresses.ts';
import type { PlacementTrainingSource } from '../schema/academy.ts';

export default {
  metadata: {
    title: 'IT Academy: placement training | {company.shortName}',
    description:
      'Six offline courses at centres across India: C/C++, DSA, CS fundamentals, MERN, Flutter, ML and AI. Every session, fee and hour, side by side.',
  },
  hero: {
    eyebrow: 'IT Academy',
    heading: 'Six courses, one aim: your first job in software',
    trail: 'IT Academy',
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
    intro: 'Not sure which? Begin with the one whose first session you could almost teach yourself.',
  },
  promises: {
    anchor: 'promises',
    heading: 'Beyond the classroom',
    intro: 'A course ends with its last session. What follows from it does not.',
    cards: [
      {
        icon: 'building-2',
        title: 'Offline, at centres across India',
        text: 'A room, a board, and a teacher who sees when you are stuck. Bring a laptop; a few machines stand there for those who have none. If you cannot come, you may ask for a seat by video.',
      },
      {
        icon: 'code-xml',
        title: 'Internship opportunities',
        text: 'Those who finish a course are offered places in our internship tracks, where the work is reviewed as it is in our own teams.',
      },
      {
        icon: 'layers',
        title: 'Placement opportunities',
        text: 'We pass on openings from the companies we work with, go through your résumé with you and practise the interview. Nobody can promise the job itself.',
      },
      {
        icon: 'network',
        title: 'Alumni who refer',
        text: 'Those who sat here before you now work elsewhere. Our alumni network passes on referrals, and one day you will pass one on yourself.',
      },
      {
        icon: 'chart-line',
        title: 'A discount on referral',
        text: 'Did a student or a graduate recommend us? Enter their code when you register: a discount applies, and we tell you how much before you pay.',
      },
    ],
  },
  closing: {
    heading: 'Sit in on a session first',
    text: 'Come to any centre and listen for two hours. If it is not for you, you have lost an afternoon and we have learned something.',
    actions: [
      { label: 'Register Now', href: addresses.placementRegistration },
      { label: 'Ask a counsellor', href: addresses.courseQuestion },
    ],
  },
} satisfies PlacementTrainingSource;
