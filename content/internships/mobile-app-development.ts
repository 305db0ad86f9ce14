import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 50,
  title: 'Mobile App Development',
  icon: 'phone',
  hue: 'leaf',
  description:
    'Build an app that also works offline, in Flutter, with a few other interns. Your mentor reviews your code and tries each build with you on a real phone.',
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
    'Your own screens, from the Figma frame to the widget test',
    'Data stored on the phone and sent when the network returns',
    'A signed build, updated on testers’ phones',
  ],
  prerequisites: [
    {
      skill: 'Dart: functions, classes, lists and async',
      course: 'flutter',
      freeSource: { label: 'Dart, Introduction to the language', href: 'https://dart.dev/language' },
    },
    {
      skill: 'A commit, a branch and a pull request',
      freeSource: { label: 'GitHub Skills', href: 'https://skills.github.com/' },
    },
  ],
  weeks: [
    'Draw one task in Figma; build its first screen from widgets',
    'Add screens and navigation; pass values between them',
    'Keep lists in Riverpod; store them on the phone with Drift',
    'Write widget tests; sign a build; try it with users',
    'Connect a REST API: unsent entries wait for the network',
    'Test old phones and large text; measure slow frames',
    'Read crash reports; install a second release over the first',
  ],
  results: ['A signed Android build that works offline', 'A second release that keeps every entry'],
  terms: {
    sample: 'hours, mentors, seats, devices and accounts as you really offer them',
    hoursPerWeek: 20,
    mentor: { role: 'App developer', languages: 'Bengali and Hindi', hoursPerWeek: 3 },
    seats: 8,
    laptop: '8 GB of memory, better 16',
    accounts:
      'You need an Android phone, or one that we lend, but no store account. iPhone builds need a Mac and are not part of it. From 2027, in stages, Android asks for a registered developer: Google’s free account for students covers 20 phones.',
  },
  domain: 'Flutter App Development',
} satisfies InternshipSource;
