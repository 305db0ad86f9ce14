import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 50,
  title: 'Mobile App Development',
  icon: 'phone',
  hue: 'leaf',
  description:
    'Build an app that also works offline, in Flutter, with a few other interns. Your mentor reviews each build with you on a real phone. You keep the source, an Android build and a certificate.',
  highlights: [
    'Builds tested on real phones, old ones included',
    'Screens that work without a network',
    'A backlog planned with the mentor',
  ],
  topics: [
    'Dart',
    'Widgets & Layout',
    'Screens & Navigation',
    'State with Riverpod',
    'REST APIs',
    'Offline Storage',
    'Testing & Release',
  ],
  tools: ['Flutter', 'Dart', 'Android Studio', 'Riverpod', 'Drift', 'Firebase', 'Figma', 'GitHub'],
  outcomes: [
    'A signed Android build, installed and updated on testers’ phones',
    'Your own screens, from the Figma frame to the widget test',
    'Data stored on the phone and sent when the network returns',
  ],
  prerequisites: [
    {
      skill: 'A language with classes; lists and functions',
      course: 'flutter',
      freeSource: { label: 'Dart, Introduction to the language', href: 'https://dart.dev/language' },
    },
    {
      skill: 'A commit, a branch and a pull request',
      freeSource: { label: 'GitHub Skills', href: 'https://skills.github.com/' },
    },
  ],
  weeks: [
    {
      work: 'Learn Dart with small exercises; draw Figma frames for one task',
      demo: 'The first screen on an Android phone',
    },
    {
      work: 'Build widgets and navigation; keep lists in Riverpod',
      demo: 'Three connected screens',
    },
    {
      work: 'Store records with Drift; test a day in aeroplane mode',
      demo: 'Offline entries, still there',
    },
    {
      work: 'Write widget tests, sign a build, and try it with users',
      demo: 'The signed build on the group’s phones',
    },
    {
      work: 'Connect a REST API: unsent entries wait for the network',
      demo: 'Two phones that agree after a day apart',
    },
    {
      work: 'Test old phones and large text: measure slow frames, fix cut labels',
      demo: 'Frame times on our slowest phone',
    },
    { work: 'Read crash reports; install a second release over the first', demo: 'The update, with no entry lost' },
  ],
  terms: {
    sample: 'your real hours, mentors, accounts and rights',
    hoursPerWeek: 20,
    mentor: {
      hoursPerWeek: 3,
      reviews: 'We review each pull request and use each week’s build on a real phone.',
    },
    accounts:
      'Yours: a laptop with 8 GB of memory, better 16, and an Android phone, or one that we lend. Ours: the Firebase project. You need no store account. iPhone builds need a Mac and are not part of the internship.',
    ownership:
      'The code that you write and the key of the build. From 2027, in stages, Android requires a registered developer for each app: Google’s free account for students covers 20 phones.',
  },
  domain: 'Flutter App Development',
  domainReason: 'The apps of this track are written in Flutter.',
} satisfies InternshipSource;
