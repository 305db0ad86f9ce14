import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { BeforeYouDecideSource } from '../schema/academy/before-you-decide.ts';

export default {
  metadata: {
    title: 'Before you decide: fees, dates, safety | {company.shortName}',
    description:
      'For students and parents: total and monthly fees with GST, dates, refunds and leaving, safety and the way home, language, and what placement support means.',
  },
  hero: {
    eyebrow: 'IT Academy',
    heading: 'Before you decide',
    breadcrumbs: 'Before you decide',
    lead: 'For students and parents: what a course costs, when it starts, what happens if plans change, and what we cannot promise.',
  },
  linkLabel: 'Before you decide: fees, refunds, safety',
  costs: {
    id: 'fees',
    heading: 'Fees, dates and courses',
    intro: sample(
      'You can pay at once or monthly; the total is the same. We have no scholarships. For a bank loan, we write the letter that your bank needs.',
      'whether you give scholarships, and what you do for a bank loan',
    ),
  },
  comparison: {
    labels: {
      know: 'Know already',
      homework: 'Homework',
      language: 'Language',
      project: 'You build',
      next: 'Next course',
      job: 'Prepares for',
      seats: 'Seats',
    },
    weeklyHours: '{hours} hours a week on average',
    courses: [
      {
        course: 'cpp-programming',
        know: 'School arithmetic',
        project: 'A route finder for buses, a report on a year of rain',
        next: 'Data Structures & Algorithms',
        job: 'Your next course; not yet a job',
      },
      {
        course: 'data-structures',
        know: 'Small programs in C or C++: functions, arrays, pointers',
        project: 'A spelling corrector, a train planner, a checker of copied code',
        next: 'MERN or Flutter',
        job: 'Coding tests in job interviews',
      },
      {
        course: 'computer-science',
        know: 'First-year C: functions, arrays, structures, pointers',
        project: 'A program for a rental shop; a group project tested with fifty clients at once',
        next: 'Data Structures & Algorithms',
        job: 'Interviews and GATE topics',
      },
      {
        course: 'fullstack-mern',
        know: 'Variables, loops and functions in any language',
        project: 'A web application on a server, with sign-in and tests',
        next: 'Data Structures & Algorithms, if not done before',
        job: 'Junior web developer',
      },
      {
        course: 'flutter',
        know: 'Variables, loops and functions in any language',
        project: 'An app for Android and iPhone that works offline',
        next: 'MERN, for the server side',
        job: 'Junior app developer',
      },
      {
        course: 'machine-learning',
        know: 'Loops, functions and arrays; Class 12 algebra',
        project: 'Models with a measured error rate; one runs as a web service',
        next: 'MERN, to put a model on a website',
        job: 'Junior data analyst, further study',
      },
    ],
  },
  afterHeading: 'What happens after you register',
  questions: [
    {
      id: 'leaving',
      heading: 'What if you change your mind?',
      text: [
        'Registering costs nothing and commits you to nothing.',
        'After you have paid, a fee is not refunded. If you pay monthly, you can leave: write to us before the next month begins, and you pay only the months before.',
        'Your legal rights stay: if we cancel the course, or do not hold it as described, you get that part of the fee back.',
      ],
      link: { label: 'What the terms say about refunds', href: `${addresses.termsOfService}#refunds` },
    },
    {
      id: 'safety',
      heading: 'Is it safe in the evening?',
      sample: 'how you keep students safe at your own centres',
      text: [
        'A staff member stays at the centre until the last student has left. Cameras record the entrance and the corridors, not the classrooms.',
        'In {company.city}, some classes end at 9PM. A staff member then walks students to the bus stop and waits for the last bus at 9:30PM. If a centre is too far, join by video: from Tripura, for example, the Machine Learning course in Kolkata.',
        'A woman heads our internal committee against harassment. Ask for her at {company.phone}. She answers within two working days.',
      ],
    },
    {
      id: 'call',
      heading: 'Whom to call',
      sample: 'the woman counsellor of your own academy, her languages, and which batches women teach',
      text: [
        'If you want to speak to a woman, ask for our counsellor Sutapa Das. A woman teaches C/C++ and Data Structures in {company.city}. All counsellors speak Bengali; some also speak Kokborok, Hindi and English.',
        'Call {company.phone} from Monday to Saturday, {company.supportHours}, or write. You may visit one class free of charge; parents may come along.',
      ],
      link: { label: 'Ask a counsellor', href: addresses.courseQuestion },
    },
    {
      id: 'laptop',
      heading: 'Do we have to buy a laptop?',
      sample: 'prices of laptops in your own town, and how many machines each centre lends',
      text: [
        'No. You need one in class. You can use one at the centre free of charge, also outside class hours. Ask for it when we call you.',
        'If you buy one, 8 GB of memory and an SSD are enough. It costs about ₹35,000 new, from ₹18,000 used. Flutter also needs an Android phone. Other small costs, such as a server for MERN, have free alternatives.',
      ],
    },
    {
      id: 'placement',
      heading: 'Will my child get a job?',
      sample: 'what is known of your own graduates, and how it was counted',
      text: [
        'We cannot promise that. For a year after the course we help with résumé, mock interviews, openings and referrals.',
        'In 2025, 180 students joined and 151 of them finished. By June 2026, 96 of the 151 had told us that they had found work.',
      ],
      link: { label: 'What placement support means', href: `${addresses.placementTraining}#promises` },
    },
    {
      id: 'missed',
      heading: 'What about school, college and illness?',
      text: [
        'Classes are in the evening or on weekends. If you miss one, you get the notes on the same day and can ask in a doubt hour.',
        'If you miss a month through illness or examinations, you continue with the next batch and do not pay again. For the certificate you need 75% attendance, 60 of 100 marks and the full fee paid.',
      ],
    },
  ],
} satisfies BeforeYouDecideSource;
