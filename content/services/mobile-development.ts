import { sample } from '../loading/sample.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 40,
  title: 'Mobile Development',
  icon: 'phone',
  hue: 'marigold',
  summary: 'Apps for Android, iOS and the browser that work on a weak signal',
  description:
    'We build native, cross-platform and progressive web apps. We test them on mid-range phones and slow networks, because most people here use those. Forms keep what you typed when the signal drops.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Mobile Development | {company.name}',
      description:
        'Native, cross-platform and progressive web apps for Android and iPhone, tested on mid-range phones and slow networks.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'Apps that work on old phones with little storage and a weak signal. They use little data, and work offline.',
      actions: [{ label: 'Build Your Mobile App' }],
      picture: {
        screen: 'textmi-conversation',
        alt: 'A chat app on a phone: messages of a building team, a picture of the new slab, and an answer that quotes an earlier message',
      },
    },
    sections: [
      {
        kind: 'list',
        id: 'features',
        heading: 'Features that clients ask for',
        items: [
          'Sign-in by code, fingerprint or face',
          'Offline work',
          'Notifications',
          'Maps',
          'UPI, cards and wallets',
          'Smaller photos for slow networks',
          'Barcodes and QR codes',
          'Chat, voice and video calls',
          'English, Bengali, Hindi and Kokborok',
          'Large text and screen readers',
          'Links that open the right screen',
          'Usage counts without tracking people',
        ],
      },
      {
        kind: 'offerings',
        id: 'approaches',
        heading: 'Native, cross-platform or web',
        intro: 'The right kind depends on your users, their phones and how often they open the app.',
        items: [
          {
            title: 'Native',
            picture: {
              screen: 'errand-native',
              alt: 'Two programs, in Swift and Kotlin, each through its store to a phone with its own controls; both read a pressure gauge next to them. 14 MB each',
            },
            text: 'Two programs: Swift for iPhone, Kotlin for Android. They cost more, and can use every feature of the phone.',
            points: ['Full speed for maps and video', 'Direct access to Bluetooth and sensors'],
            idealFor: 'apps in use all day, connected devices, demanding graphics',
          },
          {
            title: 'Cross-Platform',
            picture: {
              screen: 'errand-cross-platform',
              alt: 'One program, in Flutter, through two stores: both phones show the same screen with a token for a clinic. 26 MB on the phone',
            },
            text: 'One code base in Flutter or React Native for both stores. Most business apps need no more.',
            points: ['One team and one set of tests', 'Each fix reaches both systems together'],
            idealFor: 'shops, colleges and field teams',
          },
          {
            title: 'Progressive Web Apps',
            picture: {
              screen: 'errand-web',
              alt: 'One website on your server, without a store: a link opens it in a browser, and a QR code adds it to a home screen. It works offline. 1 MB',
            },
            text: 'A website with an icon on the home screen. It also opens without a network, and needs no app store.',
            points: ['Opens from a link or a QR code', 'Updates without a store review'],
            idealFor: 'public services, clinic tokens and events',
          },
        ],
      },
      {
        kind: 'process',
        id: 'process',
        heading: 'From planning to maintenance',
        steps: [
          {
            title: 'Strategy & Planning',
            text: sample(
              'We ask who uses the app, and plan a small first version that is ready in eight to twelve weeks.',
              'how many weeks your first versions take',
            ),
          },
          {
            title: 'UI/UX Design',
            text: 'Future users try clickable screens, with one hand and in bright sun.',
          },
          {
            title: 'Development',
            text: 'You get a new version on your phone every week.',
          },
          {
            title: 'Testing',
            text: 'We test with old phones, full storage and no network.',
          },
          {
            title: 'Deployment',
            text: 'The app is in your own Apple and Google accounts. A few users get each version first.',
          },
          {
            title: 'Maintenance',
            text: sample(
              'We read crash reports weekly, and meet the yearly deadlines of the app stores. Upkeep starts at ₹60,000 a year.',
              'what the upkeep of an app costs in a year',
            ),
          },
        ],
      },
      {
        kind: 'groups',
        id: 'industries',
        heading: 'Features by industry',
        groups: [
          {
            title: 'E-commerce',
            items: ['One cart on all devices', 'UPI or cash on delivery'],
          },
          {
            title: 'Healthcare',
            items: ['Appointments and tokens', 'Medicine reminders'],
          },
          {
            title: 'Finance',
            items: ['Balance and statement', 'Alerts for every debit'],
          },
          {
            title: 'Education',
            items: ['Timetable and attendance', 'Lessons saved for offline use'],
          },
          {
            title: 'Social',
            items: ['Groups and stories', 'Blocking and reporting'],
          },
          {
            title: 'Fitness',
            items: ['Steps and heart rate from a watch', 'Weekly training plans'],
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'benefits',
        heading: 'What users notice',
        items: [
          {
            title: 'User Engagement',
            text: 'We find the step at which most people stop, and we improve it.',
          },
          {
            title: 'Performance',
            text: 'We measure start-up time, size and battery use on a mid-range phone.',
          },
          {
            title: 'Security',
            text: 'All traffic is encrypted. The app asks for a permission only when it needs it, and says why.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'technologies',
        heading: 'Languages and services',
        groups: [
          { title: 'iOS', items: ['Swift', 'SwiftUI'] },
          { title: 'Android', items: ['Kotlin', 'Jetpack Compose'] },
          { title: 'Cross-Platform', items: ['Flutter', 'React Native'] },
          { title: 'Backend', items: ['Node.js', 'Python', 'PostgreSQL'] },
        ],
      },
    ],
    callToAction: {
      heading: 'Where will people use your app?',
      text: sample(
        'Name the place, such as a counter or a tea garden, and what the app should do. The first estimate is free and comes within five working days.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Start Your Mobile Project' },
    },
  },
} satisfies ServiceSource;
