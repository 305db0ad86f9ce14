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
    lead: 'For students and parents: what a course costs in all, when it starts, what happens if plans change, and what we cannot promise.',
  },
  linkLabel: 'Before you decide: fees, refunds, safety',
  costs: {
    id: 'fees',
    heading: 'Total fees and dates',
    intro: sample(
      'All sums include GST. You can pay at once or monthly: the total is the same. We have no scholarships; for a bank loan we write the letter that your bank needs.',
      'whether you give scholarships, and what you do for a bank loan',
    ),
    total: '{total} in all, with {gst}% GST',
    monthly: 'Or monthly: {full} × {monthly}, then {last}',
  },
  comparison: {
    id: 'compare',
    heading: 'The courses side by side',
    intro:
      'For every course you need a laptop. If you have none, you can use a machine at the centre outside class hours.',
    labels: {
      know: 'Know already',
      classes: 'Classes',
      homework: 'Homework',
      language: 'Language',
      project: 'You build',
      next: 'Next course',
      job: 'Prepares for',
      seats: 'Seats',
    },
    weeklyHours: 'about {hours} hours a week',
    courses: [
      {
        course: 'cpp-programming',
        know: 'School arithmetic',
        project: 'A route finder for buses, a report on a year of rain',
        next: 'Data Structures & Algorithms',
        job: 'The first step; not a job on its own',
      },
      {
        course: 'data-structures',
        know: 'Small programs in C or C++: functions, arrays, pointers',
        project: 'A spelling corrector, a train planner, a checker of copied code',
        next: 'MERN or Flutter',
        job: 'Coding tests of companies',
      },
      {
        course: 'computer-science',
        know: 'First-year C: functions, arrays, structures, pointers',
        project: 'UML and Java designs with tests, a fast PostgreSQL schema',
        next: 'Data Structures & Algorithms',
        job: 'Interviews and GATE topics',
      },
      {
        course: 'fullstack-mern',
        know: 'Variables, loops and functions in any language',
        project: 'A web application on a server, with sign-in and tests',
        next: 'Data Structures & Algorithms',
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
        project: 'Models with measured mistakes, one running as a service',
        next: 'MERN, to put a model on a website',
        job: 'Junior data analyst, further study',
      },
    ],
  },
  afterHeading: 'What happens after you register',
  questions: [
    {
      id: 'leaving',
      heading: 'What if we change our mind?',
      text: [
        'Registering costs nothing and commits you to nothing. A counsellor calls first.',
        'After you have paid, a fee is not refunded. If you pay monthly, you can leave: write to us before the next month begins, and you pay only the months before.',
        'Your legal rights stay: if we cancel the course, or do not hold it as described, you get that part of the fee back.',
      ],
      link: { label: 'The terms', href: addresses.termsOfService },
    },
    {
      id: 'safety',
      heading: 'Is it safe in the evening?',
      sample: 'how you keep students safe at your own centres',
      text: [
        'A staff member stays at the centre until the last student has left. Cameras record the entrance and the corridors, not the classrooms.',
        'Evening classes end by 7PM or 9PM. At 9PM a staff member walks students to the stop and waits for the last bus, at 9:30PM. Those who travel far can ask for a weekend batch, or join a late class by video.',
        'Complaints about harassment go to the internal committee. It is headed by a woman, who answers within two working days.',
      ],
    },
    {
      id: 'call',
      heading: 'Whom can we call?',
      sample: 'the woman counsellor of your own academy, her languages, and which batches women teach',
      text: [
        'If you want to speak to a woman, ask for our counsellor Sutapa Das. A woman teaches C/C++ and Data Structures in {company.city}. All counsellors speak Bengali; some also speak Kokborok, Hindi and English.',
        'Call {company.phone} in support hours, {company.supportHours}, or write. Parents are welcome to visit a class with their child.',
      ],
      link: { label: 'Ask a counsellor', href: addresses.courseQuestion },
    },
    {
      id: 'laptop',
      heading: 'Do we have to buy a laptop?',
      sample: 'prices of laptops in your own town, and how many machines each centre lends',
      text: [
        'No. Each centre has some machines to use in class and outside class hours, free of charge. Ask for one when you register.',
        'If you buy one, 8 GB of memory and an SSD will do for every course. Such a laptop costs about ₹35,000 new, from ₹18,000 used.',
      ],
    },
    {
      id: 'placement',
      heading: 'Will my child get a job?',
      sample: 'what is known of your own graduates, and how it was counted',
      text: [
        'We cannot promise that. For a year after the course we help with résumé, mock interviews, openings and referrals.',
        'In 2025, 180 students joined and 151 finished. By June 2026, 96 of them had told us that they had found work.',
      ],
      link: { label: 'What placement support means', href: addresses.placementTraining },
    },
    {
      id: 'missed',
      heading: 'What about school, college and illness?',
      text: [
        'Classes are on weekends or in the evening. If you miss one, join another batch or a doubt hour; notes come on the same day.',
        'If illness or examinations cost you a month, you continue with the next batch and do not pay again. For the certificate you need 75% attendance and 60 of 100 marks.',
      ],
    },
  ],
} satisfies BeforeYouDecideSource;
