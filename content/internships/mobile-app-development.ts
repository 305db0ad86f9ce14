import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 50,
  title: 'Mobile App Development',
  icon: 'phone',
  hue: 'leaf',
  description:
    'An app that still works where the signal does not, written in Flutter by a few interns who share one backlog. Your mentor goes through each build on a real phone with you. You keep the source, an Android build and a certificate.',
  highlights: [
    'Builds tried on real phones, old ones included',
    'Screens usable without a network connection',
    'A backlog planned and closed with the mentor',
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
    'A signed Android build, installed and updated on the phones of those who tried it',
    'Screens of your own, from the Figma frame to the widget test that guards them',
    'Data stored on the phone and sent to the server when the connection returns',
  ],
  prerequisites: [
    {
      skill: 'A language with classes, and what a list and a function are',
      course: 'flutter',
      freeSource: { label: 'Dart, Introduction to the language', href: 'https://dart.dev/language' },
    },
    {
      skill: 'A commit, a branch and a pull request',
      freeSource: { label: 'GitHub Skills', href: 'https://skills.github.com/' },
    },
  ],
  weeks: [
    { work: 'Figma frames for one task; Flutter set up on each laptop', demo: 'The first screen on an Android phone' },
    {
      work: 'Widgets and the way from screen to screen; lists with Riverpod',
      demo: 'Three screens one can walk through',
    },
    {
      work: 'Records kept with Drift; a day of work in aeroplane mode',
      demo: 'What was typed without a signal, still there',
    },
    {
      work: 'Widget tests, a signed build, an afternoon with people who use it',
      demo: 'The signed build on the group’s phones',
    },
    {
      work: 'A REST API: unsent entries wait, and go when the signal returns',
      demo: 'Two phones that agree after a day apart',
    },
    {
      work: 'Old phones and large letters: slow frames measured, cut labels mended',
      demo: 'Frame times on our slowest phone',
    },
    { work: 'Crash reports; a second release installed over the first', demo: 'The update, with no entry lost' },
  ],
  terms: {
    sample: 'hours, mentors, accounts and rights as you really hold them',
    hoursPerWeek: 20,
    mentor: {
      hoursPerWeek: 3,
      reviews: 'Each pull request is read, and the build of each week is used on a real phone.',
    },
    accounts:
      'Yours: a laptop with 8 GB of memory, better 16, and an Android phone, or one we lend. Ours: the Firebase project, on its free plan. No store account is needed. iPhone builds need a Mac and are no part of it.',
    ownership:
      'The code you write and the key of the build. From 2027, in stages, Android wants a registered developer behind each app: Google’s free account for students reaches 20 phones.',
  },
  domain: 'Flutter App Development',
  domainReason: 'The apps of this track are written in Flutter.',
} satisfies InternshipSource;
