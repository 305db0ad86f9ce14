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
    lead: 'What a course costs, when it starts, and what we cannot promise.',
  },
  linkLabel: 'Before you decide: fees, refunds, safety',
  costs: {
    id: 'fees',
    heading: 'Fees and dates',
    intro: sample(
      'Pay at once or monthly: the total is the same. We have no scholarships, but write letters for bank loans.',
      'whether you give scholarships, and what you do for a bank loan',
    ),
  },
  comparison: {
    labels: {
      know: 'Know already',
      starts: 'Starts',
      homework: 'Homework',
      project: 'You build',
      next: 'Next course',
      job: 'Prepares for',
    },
    batch: '{language}, {count} seats',
    weeklyHours: '{hours} hours a week',
    courses: [
      {
        course: 'cpp-programming',
        know: 'School arithmetic',
        project: 'Bus route finder, rainfall report',
        next: 'Data Structures & Algorithms',
        job: 'Not yet a job',
      },
      {
        course: 'data-structures',
        know: 'C or C++: functions, arrays, pointers',
        project: 'Spelling corrector, train planner',
        next: 'MERN or Flutter',
        job: 'Coding tests in interviews',
      },
      {
        course: 'computer-science',
        know: 'C: functions, arrays, structures, pointers',
        project: 'Program for a rental shop',
        next: 'Data Structures & Algorithms',
        job: 'Interviews and GATE topics',
      },
      {
        course: 'fullstack-mern',
        know: 'Variables, loops and functions in any language',
        project: 'Web application with sign-in',
        next: 'Data Structures & Algorithms',
        job: 'Junior web developer',
      },
      {
        course: 'flutter',
        know: 'Variables, loops and functions in any language',
        project: 'Offline app for Android and iPhone',
        next: 'MERN, for servers',
        job: 'Junior app developer',
      },
      {
        course: 'machine-learning',
        know: 'Loops, functions and arrays; Class 12 algebra',
        project: 'A model as a web service',
        next: 'MERN, for websites',
        job: 'Junior data analyst',
      },
    ],
  },
  questions: [
    {
      id: 'leaving',
      heading: 'What if you change your mind?',
      text: [
        'Registering costs nothing and commits you to nothing.',
        'A paid fee is not refunded, except as the law requires. If you pay monthly, you can leave: write to us before the next month begins, and you pay nothing more.',
      ],
      link: { label: 'What the terms say about refunds', href: `${addresses.termsOfService}#refunds` },
    },
    {
      id: 'safety',
      heading: 'Is it safe in the evening?',
      sample: 'how you keep students safe at your own centres',
      text: [
        'A staff member stays until the last student has left.',
        'In {company.city}, some classes end at 9PM. A staff member then waits with students for the last bus at 9:30PM.',
        'A woman heads our committee against harassment: ask for her at {company.phone}.',
      ],
    },
    {
      id: 'call',
      heading: 'Whom to call',
      sample: 'the woman counsellor of your own academy, her languages, and which batches women teach',
      text: [
        'Call {company.phone}, Monday to Saturday, {company.supportHours}. To speak to a woman, ask for our counsellor Sutapa Das. All counsellors speak Bengali; some also speak Kokborok, Hindi and English.',
        'A woman teaches C/C++ and Data Structures in {company.city}.',
      ],
      link: { label: 'Ask a counsellor', href: addresses.courseQuestion },
    },
    {
      id: 'laptop',
      heading: 'Do we have to buy a laptop?',
      sample: 'prices of laptops in your own town, and how many machines each centre lends',
      text: [
        'No. Use one at the centre for free, also outside class hours.',
        'If you buy one, choose 8 GB of memory and an SSD: about ₹35,000 new, ₹18,000 used.',
      ],
    },
    {
      id: 'placement',
      heading: 'Will my child get a job?',
      sample: 'what is known of your own graduates, and how it was counted',
      text: [
        'We cannot promise that. For a year after the course we help with résumé, mock interviews, openings and referrals.',
        'Of 180 students who joined in 2025, 151 finished. By June 2026, 96 had told us that they had found work.',
      ],
      link: { label: 'What placement support means', href: `${addresses.placementTraining}#promises` },
    },
    {
      id: 'missed',
      heading: 'What about school, college and illness?',
      text: [
        'If you miss a class, you get the notes on the same day. If you miss a month through illness or examinations, continue with the next batch and do not pay again.',
      ],
    },
  ],
} satisfies BeforeYouDecideSource;
