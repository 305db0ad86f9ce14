import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 50,
  title: 'Mobile Apps',
  logos: ['Flutter', 'Swift'],
  hue: 'teal',
  description: 'Android and iOS apps that work offline and on three-year-old phones.',
  project: 'Mobile Development',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'Apps in Flutter, Kotlin and Swift | {company.name}',
      description:
        'Android and iPhone apps in Flutter, Kotlin and Swift: when we use which, how they keep data offline, and what the stores require each year.',
    },
    hero: {
      eyebrow: 'Technology: Android and iOS',
      lead: 'We write most apps in Flutter, and use Kotlin or Swift for special features of a device. Apps keep their data on the phone, so they also work without a network.',
      actions: [
        { label: 'Describe Your App' },
        { label: 'Ways to build one', href: `${addresses.service('mobile-development')}#approaches` },
      ],
      picture: {
        screen: 'textmi-chats',
        alt: 'TextMi on a phone: five favourites with a circle around each that has a story, and below them six chats with their last message',
      },
    },
    sections: [
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Three apps',
        sample: 'three apps of your own, with the phones they run on',
        projects: [
          {
            id: 'forest-survey',
            title: 'A tree survey app for a forest division',
            client: 'government',
            service: 'mobile-development',
            scope: '2024, 5 months, ₹12 lakh',
            description:
              'Guards record trees, fences and elephant tracks, up to four days without a network. Maps, forms and a month of entries fit into 180 MB. If two entries describe one tree, the range officer compares them.',
            technologies: ['Flutter', 'Drift', 'MapLibre', 'PostGIS'],
          },
          {
            id: 'delivery-rounds',
            title: 'A delivery app for a dairy cooperative',
            client: 'farming',
            service: 'mobile-development',
            scope: '2023, 4 months, ₹9 lakh',
            description:
              'Eighty-five drivers bring crates to 1,900 shops and take empty ones back. A round opens in under two seconds on a phone with 3 GB of memory, and a Bluetooth printer prints the receipt.',
            technologies: ['Kotlin', 'Jetpack Compose', 'Room', 'WorkManager'],
          },
          {
            id: 'drawing-on-x-rays',
            title: 'An app to draw on X-rays at an orthopaedic clinic',
            client: 'health',
            service: 'mobile-development',
            scope: '2026, 3 months, ₹7 lakh',
            description:
              'The doctor marks the X-ray with a pencil on an iPad while the patient watches. The drawing goes into the patient’s record, and nothing stays on the device after sign-out.',
            technologies: ['Swift', 'SwiftUI', 'PencilKit', 'HL7 FHIR'],
          },
        ],
      },
      {
        kind: 'figure',
        id: 'offline',
        heading: 'Working offline',
        intro: 'Decide on offline work before we start. Adding it later means writing the app again.',
        figure: 'offline-sync',
        arrangement: 'columns',
        alt: 'A tree in the survey of a forest, on the phone of a guard and on the server. On Monday both say: girth 138 cm, sound. Then the phone has no signal for three days: it numbers a new girth of 142 cm, a photo and a new tree, while at the office the tree is noted as leaning, with 140 cm. On Friday the first change is sent twice and counted once, the new tree arrives, and the photo waits for Wi-Fi. The note about leaning is merged. The app asks the guard about the two girths, and then both sides say 142 cm.',
        steps: [
          {
            title: 'Connected',
            text: 'Screens read a database on the phone, which the network updates. The database is encrypted with a key in the phone’s hardware.',
          },
          {
            title: 'No signal',
            text: 'Each change gets a number, because the clock of a phone can be wrong. Users see what is not sent yet, and how long it has waited.',
          },
          {
            title: 'Signal is back',
            text: 'A change that is sent twice counts once. Deletions are sent too. Large pictures can wait for Wi-Fi.',
          },
          {
            title: 'Conflicts',
            text: 'The app merges changes by field if that is safe. Otherwise it asks the user.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'languages',
        heading: 'Choosing a language',
        intro: sample(
          'The choice depends on what the app uses most: a server or the device. An app takes eight to twenty weeks.',
          'how many weeks your apps take',
        ),
        items: [
          {
            title: 'Flutter',
            text: 'We use it for three of four new apps. One program with one set of tests serves both stores. The download is some megabytes larger, and iOS conventions take extra work.',
            points: [
              'Riverpod or Bloc, one per app',
              'Pigeon for calls to Kotlin and Swift',
              'Golden tests for important screens',
            ],
          },
          {
            title: 'Kotlin',
            text: 'We use it for scanners, printers, kiosks and background work. Jetpack Compose draws the screens, coroutines wait for results, and WorkManager finishes an upload even after a restart.',
            points: [
              'Tested with the battery savers of phone makers',
              'Baseline profiles for a faster start',
              'Kotlin Multiplatform for rules shared with iOS',
            ],
          },
          {
            title: 'Swift',
            text: 'We use it for features of iPhone and iPad: Pencil, HealthKit, widgets, CarPlay. We use SwiftUI first, and UIKit for what it lacks. The Swift 6 compiler finds data races.',
            points: [
              'SwiftData in new apps, Core Data in older ones',
              'Passkeys instead of passwords',
              'A correct privacy manifest',
            ],
          },
          {
            title: 'React Native',
            text: 'It suits companies whose developers write React and will maintain the app. React Native now uses only the New Architecture, so we avoid libraries that need the old bridge.',
            points: ['Expo with our own development builds', 'Updates over the air, within store rules'],
          },
        ],
      },
      {
        kind: 'groups',
        id: 'release',
        heading: 'Releases and yearly updates',
        groups: [
          { title: 'Build', items: ['GitHub Actions', 'Fastlane', 'Play App Signing'] },
          {
            title: 'Test',
            items: ['TestFlight', 'Google Play internal testing', 'Firebase Test Lab', 'Twelve old phones'],
          },
          { title: 'Monitor', items: ['Crash reports, if you agree', 'Android vitals', 'MetricKit', 'Staged rollout'] },
          {
            title: 'Fixed dates',
            text: 'The stores change their requirements every year.',
            items: [
              'April: Apple’s new SDK',
              'August: Google Play’s API level',
              'Certificates and push keys',
              'New Android and iOS versions, from the first beta',
            ],
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Which framework fits your app?',
      text: sample(
        'Describe the phones of your users, where they use them and which paper forms the app replaces. Within five working days we name an approach and its limits, free of charge.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Plan an App' },
    },
  },
} satisfies TechnologySource;
