import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { PlacementTrainingSource } from '../schema/academy/academy.ts';

export default {
  metadata: {
    title: 'IT Academy: placement training | {company.shortName}',
    description:
      'Classroom courses: C/C++, DSA, CS fundamentals, MERN, Flutter, ML and AI. Fees, dates and hours of all six on one page.',
  },
  hero: {
    eyebrow: 'IT Academy',
    heading: 'Training for your first job in software',
    breadcrumbs: 'IT Academy',
    lead: 'Classroom courses at our centres across India. Each session takes two hours. Your teachers also write software for clients, and you finish with work to show.',
    register: 'Register Now',
    compare: 'Compare the courses',
  },
  comparison: {
    anchor: 'compare',
    heading: 'Compare the courses',
    intro:
      'Each stripe is one session of two hours. Each colour is one part of the course. Press a name to see its sessions.',
  },
  courses: {
    anchor: 'placement-training',
    heading: 'Choose your course',
    intro:
      'We now teach in three cities. A paid fee is not refunded, except as the law requires. If you pay monthly, you can leave after any month. New to programming? Start with C/C++.',
  },
  promises: {
    sample: 'what you offer in addition to the lessons, and your terms',
    anchor: 'promises',
    heading: 'What you get in addition to the lessons',
    intro: 'The same applies to every course.',
    picture: sample(
      {
        screen: 'place-class',
        alt: 'A drawing of a class from behind: eight students with laptops, a teacher, and a loop in C++ on the board.',
      },
      'a photograph of a class (CONTRIBUTING.md, “Show a photograph”), and what it shows',
    ),
    cards: [
      {
        title: 'Offline, at centres across India',
        text: 'You learn in a classroom, with a teacher who helps you. Bring a laptop, or use one of our machines, in class and outside class hours. If you cannot come, choose Online when you register.',
      },
      {
        title: 'Internship opportunities',
        text: 'Graduates can join an internship track. Its fee is extra, and the same for everyone.',
      },
      {
        title: 'Placement opportunities',
        text: 'We forward openings, improve your résumé with you and practise interviews. We cannot promise a job.',
      },
      {
        title: 'Alumni network referrals',
        text: 'Graduates who found a job share referrals in our alumni network.',
      },
      {
        title: 'A discount on referral',
        text: 'Did a student or graduate recommend us? Enter their code when you register. We tell you the discount before you pay.',
      },
    ],
  },
  certificate: {
    sample: 'your certificate: what it names, who signs it, and how an employer can check it',
    anchor: 'certificate',
    heading: 'The certificate',
    intro:
      'You get it with {pass} of 100 marks and {attendance}% attendance, if the fee is paid in full. Employers can ask us to confirm it.',
    caption:
      'A sample for C/C++, with invented values. It is our own certificate, not a degree. Each curriculum says what its certificate names.',
    course: 'cpp-programming',
    stamp: 'Sample',
    title: 'Certificate of completion',
    opening: 'We certify that',
    student: 'A. Student',
    completed: 'has completed the course',
    extent: '{sessions} of two hours in {weeks} weeks',
    attendanceLabel: 'Attendance',
    attendance: '{percent}%: {attended} of {sessions}',
    attendedSessions: 23,
    marksLabel: 'Marks',
    marks: '{marks} of {total}',
    parts: [
      { name: 'Homework', marks: 9 },
      { name: 'Ration shop ledger', marks: 8 },
      { name: 'Tests in C and C++', marks: 36 },
      { name: 'Two projects', marks: 17 },
      { name: 'Final test', marks: 12 },
    ],
    projectsLabel: 'Projects handed in',
    projects: ['Bus routes across Tripura', 'A year of rain'],
    dateLabel: 'Date',
    date: '2027-05-07',
    numberLabel: 'Reference number',
    number: 'SAMPLE-0000',
    signature: 'Signature',
    confirmation: 'To confirm this certificate, send its number to {company.email}.',
    project: {
      sample: 'a page of a project that a student handed in, with the consent of the student',
      picture: {
        screen: 'student-project',
        alt: 'A page of a student’s report: rain by month, three bad lines found in 525,600, run times that fall from 612 to 46 milliseconds, and tests that pass.',
      },
      caption:
        'A sample page of the project “A year of rain”, sessions 23 and 24 of the C/C++ course. The rain is simulated, and its values are invented.',
    },
  },
  callToAction: {
    heading: 'Visit one session before you decide',
    text: sample(
      'You may visit one session of two hours at any centre, free of charge. If you are under 18, bring a parent or their written consent.',
      'whether a visitor may attend a session, for how long, and what it costs',
    ),
    actions: [
      { label: 'Register Now', href: addresses.placementRegistration },
      { label: 'Ask a counsellor', href: addresses.courseQuestion },
    ],
  },
} satisfies PlacementTrainingSource;
