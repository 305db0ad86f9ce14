import type { InternshipSource } from '../schema/internship.ts';

export default {
  order: 50,
  title: 'Mobile App Development',
  icon: 'smartphone',
  hue: 'leaf',
  weeks: { from: 4, to: 7 },
  description:
    'An app that still works where the signal does not, written in Flutter by a few interns who share one backlog. Your mentor goes through each build on a real phone with you. You keep the source, a build to install and a certificate.',
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
    'A signed Android build that anyone can install from a link',
    'Screens of your own, from the Figma frame to the widget test that guards them',
    'Data stored on the phone and sent to the server when the connection returns',
  ],
  domain: 'Flutter App Development',
  domainReason: 'The apps of this track are written in Flutter.',
} satisfies InternshipSource;
