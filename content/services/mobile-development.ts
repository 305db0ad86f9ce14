import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 40,
  title: 'Mobile Development',
  icon: 'phone',
  hue: 'marigold',
  summary: 'Apps for Android, iOS and the browser that work on a weak signal',
  description:
    'Native, cross-platform and progressive web apps. We test them on mid-range phones and slow networks, because most people here use those. Forms keep what you typed when the signal drops.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Mobile Development | {company.name}',
      description:
        'Native, cross-platform and progressive web apps for Android and iPhone, tested on mid-range phones and slow networks.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'Apps that work on old phones with little storage and a weak signal. They open quickly, use little data, and send later what could not be sent at once.',
      actions: [{ label: 'Build Your Mobile App' }],
      picture: {
        screen: 'textmi-conversation',
        alt: 'A chat app on a phone: the morning messages of a building team, a picture of the new slab, and an answer that quotes an earlier message',
      },
    },
    sections: [
      {
        kind: 'list',
        id: 'features',
        heading: 'Features that clients ask for',
        items: [
          'Sign-in by one-time code, fingerprint or face',
          'Offline work, sent when the network returns',
          'Notifications by subject',
          'Maps that save battery',
          'UPI, cards and wallets through a payment gateway',
          'Photos made smaller before sending',
          'Barcodes and QR codes',
          'Chat, voice and video calls',
          'English, Bengali, Hindi and Kokborok',
          'Large text, screen readers and a dark theme',
          'Links that open the right screen',
          'Usage statistics without tracking',
        ],
      },
      {
        kind: 'offerings',
        id: 'approaches',
        heading: 'Native, cross-platform or web',
        intro: 'The right choice depends on your users, their phones and how often they open the app.',
        items: [
          {
            title: 'Native',
            picture: {
              screen: 'errand-native',
              alt: 'Two programs, in Swift and Kotlin, each through its store to a phone with its own conventions; both read the blood pressure from a device. 14 MB each',
            },
            text: 'Swift for iPhone and Kotlin for Android: two programs, one for each system. They cost more to build and to maintain. New features of the phone are available at once.',
            points: [
              'Full speed for maps, video and long lists',
              'Direct access to Bluetooth and sensors',
              'Controls that users know from their phone',
            ],
            idealFor: 'apps that people use all day, connected devices, demanding graphics',
          },
          {
            title: 'Cross-Platform',
            picture: {
              screen: 'errand-cross-platform',
              alt: 'One program, in Flutter, through two stores: both phones show the same screen with a token for a clinic. 26 MB on the phone',
            },
            text: 'One code base in Flutter or React Native for both stores. Most business apps need no more, and each fix reaches Android and iPhone together.',
            points: [
              'One team and one set of tests',
              'Native parts where a device feature needs them',
              'The same screens for every user',
            ],
            idealFor: 'shops, colleges and field teams that need both stores on one budget',
          },
          {
            title: 'Progressive Web Apps',
            picture: {
              screen: 'errand-web',
              alt: 'One website on your server, without a store: a link opens it in a browser, and a QR code adds it to a home screen. It works offline. 1 MB',
            },
            text: 'A website on the home screen that also opens without a network. You update it without an app store. On iPhone, notifications need the icon on the home screen.',
            points: [
              'Opens from a link or a printed QR code',
              'Needs little space on the phone',
              'Updates without a store review',
            ],
            idealFor: 'public services, clinic tokens, events, and people who do not install apps',
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
            text: 'We ask who uses the app, on which phone, and for what. Then we plan a first version that is small enough to finish.',
          },
          {
            title: 'UI/UX Design',
            text: 'People who do not know the project try clickable prototypes: with one hand, on a small screen, in bright sun.',
          },
          {
            title: 'Development',
            text: 'You get a new build on your phone every week, through TestFlight or the internal test track of Google Play.',
          },
          {
            title: 'Testing',
            text: 'We test old phones, full storage, no network, and a call during a payment, before each release.',
          },
          {
            title: 'Deployment',
            text: 'We prepare the store texts, pictures and privacy answers. A small share of users gets each version first.',
          },
          {
            title: 'Maintenance',
            text: 'We read crash reports every week, test new Android and iOS versions early, and keep the deadlines of the stores.',
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
            items: ['Catalogue and search', 'One cart on all devices', 'UPI or cash on delivery', 'Parcel tracking'],
          },
          {
            title: 'Healthcare',
            items: ['Appointments and tokens', 'Reports and prescriptions', 'Medicine reminders', 'Video consultation'],
          },
          {
            title: 'Finance',
            items: ['Balance and statement', 'Payments by UPI', 'Photos of loan documents', 'Alerts for every debit'],
          },
          {
            title: 'Education',
            items: [
              'Timetable and attendance',
              'Fees and receipts',
              'Lessons saved for offline use',
              'Results and notices',
            ],
          },
          {
            title: 'Social',
            items: ['Profiles and groups', 'Stories and reactions', 'Calls', 'Blocking and reporting'],
          },
          {
            title: 'Fitness',
            items: ['Steps and heart rate from a watch', 'Weekly training plans', 'Progress charts', 'Rest days'],
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
            text: 'People return to an app that saves them time. We count finished bookings and payments, and improve the step where most people stop.',
          },
          {
            title: 'Performance',
            text: 'Start-up time, download size and battery use have limits. We measure them on a mid-range phone, and do not release a change that breaks a limit.',
          },
          {
            title: 'Security',
            text: 'Keys are stored in the Keychain or the Android Keystore, and all traffic is encrypted. The app asks for a permission only when it needs it, and says why.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'technologies',
        heading: 'Languages and services',
        groups: [
          { title: 'iOS', items: ['Swift', 'SwiftUI', 'UIKit', 'Core Data'] },
          { title: 'Android', items: ['Kotlin', 'Jetpack Compose', 'Room', 'WorkManager'] },
          { title: 'Cross-Platform', items: ['Flutter', 'React Native', 'Kotlin Multiplatform'] },
          { title: 'Backend', items: ['Node.js', 'Python', 'PostgreSQL', 'Firebase Cloud Messaging', 'WebSocket'] },
        ],
      },
    ],
    callToAction: {
      heading: 'Where will people use your app?',
      text: 'At a counter, in a tea garden, on a night bus: tell us the place and what the app should do. You get an approach and a first estimate.',
      action: { label: 'Start Your Mobile Project' },
    },
  },
} satisfies ServiceSource;
