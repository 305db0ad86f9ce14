import { addresses } from '../addresses.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 50,
  title: 'Mobile Apps',
  logos: ['Flutter', 'Swift'],
  hue: 'teal',
  description: 'Apps for Android and iOS that work without a signal and on phones of three years ago.',
  project: 'Mobile Development',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'Apps in Flutter, Kotlin and Swift | {company.name}',
      description:
        'Android and iPhone apps in Flutter, Kotlin and Swift: when we use which, how they keep data without a signal, and what the stores ask for each year.',
    },
    hero: {
      eyebrow: 'Technology: Android and iOS',
      lead: 'Flutter for most apps, Kotlin or Swift where the device itself is the point. All of them read from a database on the phone, so a lost signal changes what is sent and not what is shown.',
      actions: [
        { label: 'Describe Your App' },
        { label: 'Ways to build one', href: `${addresses.service('mobile-development')}#approaches` },
      ],
      picture: {
        screen: 'textmi-chats',
        alt: 'TextMi on a phone: five favourites with rings for their stories, and below them six chats with the last message of each',
      },
    },
    sections: [
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Apps in the field',
        sample: 'three apps of your own, with the phones they run on',
        projects: [
          {
            title: 'Tree and track survey for a forest division',
            description:
              'Guards record trees, fences and elephant tracks, up to four days away from a signal. Map tiles, forms and a month of entries fit into 180 MB. Two entries for one tree are set side by side for the range officer.',
            technologies: ['Flutter', 'Drift', 'MapLibre', 'PostGIS'],
          },
          {
            title: 'Delivery rounds for a dairy cooperative',
            description:
              'Eighty-five drivers, 1,900 shops, crates out and crates back. A round opens in under two seconds on a phone with 3 GB of memory, and the slip is printed over Bluetooth before the van moves on.',
            technologies: ['Kotlin', 'Jetpack Compose', 'Room', 'WorkManager'],
          },
          {
            title: 'Drawing on X-rays at an orthopaedic clinic',
            description:
              'The doctor marks the picture with a pencil on an iPad while the patient looks on. The drawing goes into the patient’s record, and nothing stays on the device after sign-out.',
            technologies: ['Swift', 'SwiftUI', 'PencilKit', 'HL7 FHIR'],
          },
        ],
      },
      {
        kind: 'figure',
        id: 'offline',
        heading: 'Working without a signal',
        intro:
          'It is a way to store data, chosen on the first day. Added in the last month it means writing the app again.',
        figure: 'offline-sync',
        arrangement: 'columns',
        alt: 'A tree in the survey of a forest, on the phone of a guard and on the server. On Monday both say: girth 138 cm, sound. Then the phone has no signal for three days: it numbers a new girth of 142 cm, a photo and a new tree, while at the office the tree is noted as leaning, with 140 cm. On Friday the first change is sent twice and counted once, the new tree arrives, and the photo waits for Wi-Fi. Leaning is merged; of the two girths the guard is asked, and 142 cm stands on both sides.',
        steps: [
          {
            title: 'In step',
            text: 'Screens read the local database, and the network fills it. The database is encrypted, with its key in hardware.',
          },
          {
            title: 'Out of reach',
            text: 'Each change is numbered on the phone, and the phone’s clock is never trusted for order. What is still unsent can be seen, with its age.',
          },
          {
            title: 'Sent later',
            text: 'By its number, a change that is sent twice counts once. Deletions are sent like any other. Large pictures wait for Wi-Fi if the user prefers.',
          },
          {
            title: 'Merged, or shown',
            text: 'Conflicts are merged by field where that is safe, and shown to the user where not.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'languages',
        heading: 'Choosing a language',
        intro: 'It depends on what the app works with most: our server, or the device itself.',
        items: [
          {
            title: 'Flutter',
            text: 'Three new apps in four. One language, one set of widget tests and one drawing engine for both stores. In exchange the download starts some megabytes larger, iPhone manners have to be taught, and we read a plugin’s source before we take it.',
            points: [
              'Riverpod or Bloc, settled once for each app',
              'Pigeon for calls into Kotlin and Swift',
              'Golden tests for the screens that earn money',
            ],
          },
          {
            title: 'Kotlin',
            text: 'For scanners, printers, kiosks and anything that must go on in the background. Jetpack Compose draws the screens, coroutines do the waiting, and WorkManager finishes an upload even if the phone was restarted in between.',
            points: [
              'Tried on the makers’ own battery savers, which kill background work',
              'Baseline profiles for a quicker first start',
              'Kotlin Multiplatform when an iPhone app shares the rules',
            ],
          },
          {
            title: 'Swift',
            text: 'Where the iPhone or iPad is the reason: Pencil, HealthKit, widgets, the car. SwiftUI first, UIKit where it still does more. In Swift 6 mode the compiler finds data races that used to reach a user.',
            points: [
              'SwiftData in new apps, Core Data where it is already at work',
              'Passkeys before passwords',
              'A privacy manifest that says what the app in fact does',
            ],
          },
          {
            title: 'React Native',
            text: 'For companies whose own people write React and will keep the app. The New Architecture is now the one way to run it, so a library that still needs the old bridge is a reason to look for another.',
            points: [
              'Expo, with development builds of our own',
              'Updates over the air for corrections, within store rules',
              'Native modules written by those who know the platform',
            ],
          },
        ],
      },
      {
        kind: 'groups',
        id: 'release',
        heading: 'Release and yearly upkeep',
        groups: [
          { title: 'Build', items: ['GitHub Actions', 'Fastlane', 'Play App Signing'] },
          {
            title: 'Try',
            items: ['TestFlight', 'Google Play internal testing', 'Firebase Test Lab', 'Twelve old phones'],
          },
          { title: 'Watch', items: ['Crashlytics or Sentry', 'Android vitals', 'MetricKit', 'Staged rollout'] },
          {
            title: 'In our calendar',
            text: 'The stores move their requirements each year, so upkeep has fixed dates.',
            items: [
              'April: the SDK Apple asks for',
              'August: the API level Google Play asks for',
              'Certificates and push keys',
              'First beta of each system',
            ],
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Before we recommend a framework',
      text: 'We ask about the phones people carry, the places where they use them and the paper they fill in today. The answer names an approach, with its limits.',
      action: { label: 'Plan an App' },
    },
  },
} satisfies TechnologySource;
