import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 50,
  title: 'Mobile App Development',
  icon: 'phone',
  hue: 'leaf',
  description: 'Build an app that also works offline, in Flutter, with a few other interns.',
  highlights: ['Builds tested on old phones', 'Screens that work offline', 'A backlog planned with the mentor'],
  topics: [
    'Dart',
    'Widgets & Layout',
    'Screens & Navigation',
    'State with Riverpod',
    'REST APIs',
    'Offline Storage',
    'Testing & Release',
  ],
  tools: ['Flutter', 'Android Studio', 'Riverpod', 'Drift', 'Firebase', 'Figma', 'GitHub'],
  outcomes: [
    'Your own screens, with widget tests',
    'Changes made offline and sent later',
    'A signed build, updated on testers’ phones',
  ],
  prerequisites: [
    {
      skill: 'Dart, and one screen in Flutter',
      course: 'flutter',
      freeSource: 'https://docs.flutter.dev/get-started/codelab',
    },
    {
      skill: 'Branches and pull requests in Git',
      freeSource: 'https://skills.github.com/',
    },
  ],
  weeks: [
    'Draw one task in Figma; build its first screen',
    'Add screens, navigation and state in Riverpod',
    'Store the lists on the phone with Drift; write tests',
    'Sign a build; try it with users',
    'Connect a REST API; send changes once online again',
    'Test old phones and large text',
    'Read crash reports; release an update',
  ],
  results: ['A signed build that works offline', 'A second release without data loss'],
  terms: {
    sample: 'hours, mentors, seats and accounts as they really are',
    hoursPerWeek: 20,
    homework: 'Tests on your phone in week 6',
    mentor: { role: 'App developer', languages: 'Bengali and Hindi', hoursPerWeek: 3 },
    seats: 8,
    accounts: 'A laptop with 8 GB, an Android phone',
  },
  nextCourse: 'fullstack-mern',
  domain: 'flutter',
} satisfies InternshipSource;
