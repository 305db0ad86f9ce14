import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 40,
  title: 'Mobile Development',
  icon: 'phone',
  hue: 'marigold',
  summary: 'Apps for Android, iOS and the browser, made for weak signal too',
  description:
    'Native, cross-platform and progressive web apps. We test on mid-range phones and slow networks, because that is what most people here carry: forms keep what was typed when the signal drops, and pictures shrink before they are sent.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Mobile Development | {company.name}',
      description:
        'Native, cross-platform and progressive web apps for Android and iPhone, tested on mid-range phones and slow networks, from first sketch to upkeep.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'Apps for the phone people carry: three years old, nearly full, on a signal that comes and goes between two hills. They open quickly and spare the data pack. What could not be sent goes out when the signal returns.',
      actions: [{ label: 'Build Your Mobile App' }],
      picture: {
        screen: 'textmi-conversation',
        alt: 'A chat app on a phone: the morning messages of a building team, a picture of the new slab, and an answer that quotes an earlier line',
      },
    },
    sections: [
      {
        kind: 'list',
        id: 'features',
        heading: 'Features clients ask for',
        items: [
          'Sign-in by one-time code, fingerprint or face',
          'Work without a network, sending when it returns',
          'Notifications each user can set by subject',
          'Maps and positions that spare the battery',
          'UPI, cards and wallets through a payment gateway',
          'Photographs made small before they are sent',
          'Barcodes and QR codes read by the camera',
          'Chat, voice and video calls',
          'English, Bengali, Hindi and Kokborok, switched inside the app',
          'Large type, screen readers and a dark theme',
          'Links that open the right screen',
          'Usage statistics without tracking',
        ],
      },
      {
        kind: 'offerings',
        id: 'approaches',
        heading: 'Native, cross-platform or web',
        intro: 'Which one we suggest depends on the users, their phones and how often they open the app.',
        items: [
          {
            title: 'Native',
            picture: {
              screen: 'errand-native',
              alt: 'Two programs, in Swift and Kotlin, each through its store to a phone with its own manners; both read the pressure beside them. 14 MB each',
            },
            text: 'Swift for iPhone and Kotlin for Android: two programs, each written for its own system. They cost more to build and to keep. In return, a new feature of the phone can be used as soon as it is released.',
            points: [
              'Full speed for maps, video and long lists',
              'Bluetooth, sensors and background work at first hand',
              'Controls that behave like those of the phone itself',
            ],
            idealFor: 'apps open all day, devices connected to the phone, demanding graphics',
          },
          {
            title: 'Cross-Platform',
            picture: {
              screen: 'errand-cross-platform',
              alt: 'One program, in Flutter, through two stores: both phones show one and the same screen for a clinic’s token. 26 MB on the phone',
            },
            text: 'One code base in Flutter or React Native, two stores. Most business apps need no more than this, and a correction is written once for Android and iPhone together.',
            points: [
              'One team, one set of tests',
              'Native parts added where a device feature asks for them',
              'The same screens to explain to every user',
            ],
            idealFor: 'shops, colleges and field teams that need both stores on one budget',
          },
          {
            title: 'Progressive Web Apps',
            picture: {
              screen: 'errand-web',
              alt: 'One website on your server, no store: a link opens it in a browser, a QR code puts it on a home screen, without signal too. 1 MB',
            },
            text: 'A website that can be put on the home screen and opens without a network. No store stands between you and an update. On iPhone, notifications reach only those who have put it there.',
            points: [
              'Opens from a link or a printed QR code',
              'Takes little space on a full phone',
              'Updated on your server, with no store review',
            ],
            idealFor: 'public services, clinic tokens, events, and anyone who will not install an app',
          },
        ],
      },
      {
        kind: 'process',
        id: 'process',
        heading: 'From the first sketch to the yearly update',
        steps: [
          {
            title: 'Strategy & Planning',
            text: 'Who opens it, on which phone, and for what? The answers decide a first version small enough to finish.',
          },
          {
            title: 'UI/UX Design',
            text: 'Clickable prototypes, tried by people from outside the project: with one thumb, on a small screen, in bright sun.',
          },
          {
            title: 'Development',
            text: 'A build on your own phone every week, through TestFlight or the internal test track of Google Play.',
          },
          {
            title: 'Testing',
            text: 'Old phones, full storage, no network, a call in the middle of a payment: all on the list, all repeated.',
          },
          {
            title: 'Deployment',
            text: 'Store texts, pictures, privacy answers and the review; then to a small share of users before the rest.',
          },
          {
            title: 'Maintenance',
            text: 'Crash reports read each week, new Android and iOS versions tried early, store deadlines kept.',
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
            items: ['Catalogue and search', 'A cart kept across devices', 'UPI or cash on delivery', 'Parcel tracking'],
          },
          {
            title: 'Healthcare',
            items: ['Appointments and tokens', 'Reports and prescriptions', 'Medicine reminders', 'Video consultation'],
          },
          {
            title: 'Finance',
            items: ['Balance and statement', 'Payments by UPI', 'Loan papers by photograph', 'An alert on every debit'],
          },
          {
            title: 'Education',
            items: [
              'Timetable and attendance',
              'Fees and receipts',
              'Lessons saved for the bus ride',
              'Results and notices',
            ],
          },
          {
            title: 'Social',
            items: ['Profiles and groups', 'Stories and reactions', 'Calls', 'Blocking and reporting'],
          },
          {
            title: 'Fitness',
            items: ['Steps and heart rate from a watch', 'Training plans by week', 'Progress in charts', 'Rest days'],
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'benefits',
        heading: 'What users notice',
        items: [
          {
            icon: 'star',
            title: 'User Engagement',
            text: 'People return to an app that saves them a queue. We count finished bookings and payments instead of minutes on the screen. The step where people give up is mended first.',
          },
          {
            icon: 'rocket',
            title: 'Performance',
            text: 'Start-up time, download size and battery each have a limit, measured on a mid-range phone at every build. A change that breaks a limit is not released.',
          },
          {
            icon: 'padlock',
            title: 'Security',
            text: 'Sign-in keys rest in the Keychain or the Android Keystore, all traffic is encrypted, and a lost phone can be signed out from the office. Permissions are asked for when they are needed, with the reason.',
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
      heading: 'Where the app will be used',
      text: 'At a counter, between rows of tea, on the night bus: the place decides more than the list of features. A few sentences about it are enough for an approach and a first estimate.',
      action: { label: 'Start Your Mobile Project' },
    },
  },
} satisfies ServiceSource;
