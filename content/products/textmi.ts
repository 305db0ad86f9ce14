import { addresses } from '../addresses.ts';
import { sample, sampleEvidence } from '../loading/sample.ts';
import type { ProductSource } from '../schema/offerings/product.ts';

export default {
  order: 10,
  name: 'TextMi',
  summary: 'Direct messages, group chats, voice and video calls, and stories that disappear after 24 hours.',
  category: 'CommunicationApplication',
  hue: 'madder',
  card: {
    subtitle: 'Messages, calls and stories',
    category: 'Messaging',
    description:
      'A building site has one group, a family another. Both can ring without a number and see who has read a message. Yesterday’s stories are gone.',
    picture:
      'The chat of a site team on a phone: a photo of a new concrete slab, and an answer that quotes an earlier line',
  },
  page: {
    sample: 'what your own product does: each function, picture and example on this page',
    metadata: {
      title: 'TextMi, messages and calls | {company.name}',
      description:
        'TextMi is a messaging app: direct messages, group chats, video and voice calls, a call log, favorites, and stories that disappear after 24 hours.',
    },
    hero: {
      eyebrow: 'Messaging app',
      lead: 'A building site, a family and the works at a school, each in a chat of its own. Everyone can ring from it, send what the camera sees, and post a story that is gone a day later.',
      actions: [
        { label: 'Get in Touch' },
        {
          label: 'Visit the TextMi Site',
          href: sample('https://textmi.example.com', 'the address of TextMi’s own site'),
        },
      ],
      picture: {
        screen: 'textmi-conversation',
        alt: 'The chat of a site team: a photo of a new concrete slab, an answer that quotes an earlier line, and a voice note',
        states: {
          legend: 'The chat with',
          firstLabel: 'Site team',
          others: [
            {
              label: 'Maa',
              alt: 'The chat with Maa: two missed video calls at ten past eight, and two new lines: eat something at noon, and come by seven for kheer',
            },
            {
              label: 'A school',
              alt: 'A muted group of a school in Udaipur: the question for a key pinned on top, 14 new lines, and a photo of the gate',
            },
          ],
        },
        sidePictures: [
          {
            screen: 'textmi-chats',
            alt: 'All chats of one person: five favorites in a row, below them six chats with what was said last',
          },
          {
            screen: 'textmi-call',
            alt: 'A video call of three: a man in a helmet on site, a woman at the office window',
          },
        ],
      },
    },
    sections: [
      {
        kind: 'metrics',
        id: 'figures',
        heading: 'Reach and reliability',
        metrics: [
          {
            value: '10M+',
            label: 'active users',
            evidence: sampleEvidence(
              'Accounts that opened the app at least once in the last 90 days of 2025, in all countries, by the servers’ own count.',
            ),
          },
          {
            value: '99.9%',
            label: 'uptime',
            evidence: sampleEvidence(
              'Minutes of 2025 in which a test message arrived within ten seconds, measured by a probe outside our network.',
            ),
          },
          {
            value: '256-bit',
            label: 'encryption',
            evidence: sampleEvidence(
              'The length of the AES keys for messages and calls, as the design document states it.',
            ),
          },
          {
            value: '24/7',
            label: 'support',
            evidence: sampleEvidence(
              'Reports made inside the app are read by a team in three shifts. Other questions are answered in support hours, {company.supportHours}.',
            ),
          },
        ],
      },
      {
        kind: 'features',
        id: 'features',
        heading: 'For every kind of conversation',
        intro: 'All six work the same on an old Android phone, on an iPhone and in a browser at the office.',
        items: [
          {
            icon: 'bubble',
            title: 'Direct Messages',
            text: 'One person, one thread. Quote the line you answer, correct a slip, see when it was read. What you type in the Longtharai tunnel waits and goes out by itself.',
          },
          {
            icon: 'bubbles',
            title: 'Group Chats',
            text: 'A question can stay pinned on top until somebody has answered it. A muted group is silent for the day and still tells you when your own name is called.',
          },
          {
            icon: 'video',
            title: 'Video and Voice Calls',
            text: 'Ring one person or the whole group from inside the chat. When the signal gets thin, the picture is made smaller first, so that the voice stays whole.',
          },
          {
            sample: 'when stories are deleted from your own servers; that they disappear after 24 hours stays',
            icon: 'picture',
            title: 'Stories',
            text: 'A photo or a short clip for the people you choose. Stories disappear after 24 hours, from our servers too: the ring loses a thread each hour.',
          },
          {
            icon: 'handset',
            title: 'Call Logs',
            text: 'Every call with its time and length, missed attempts included. From the same line you call back, change to video, or open the chat instead.',
          },
          {
            icon: 'star',
            title: 'Favorites',
            text: 'The few people you write to every day, in a row above all other chats and in the order you like. Their calls come through when the rest is muted.',
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'A Thursday on one phone',
        intro: 'From the first look in the morning to a story in the evening.',
        screens: [
          {
            screen: 'textmi-chats',
            alt: 'The list of chats at 8:21, with favorites on top, unread messages counted, and a group where someone is typing',
            caption: '8:21. The site team is typing, the school group is muted, and Maa wants you by seven.',
          },
          {
            screen: 'textmi-conversation',
            alt: 'The chat of the site team: text, a photo, a quoted line with its answer, a voice note, and a line to write on',
            caption: 'The slab is cast. The answer quotes the line it means, so ten days cannot be misread.',
          },
          {
            screen: 'textmi-call',
            alt: 'A call of three after twelve minutes: two large pictures, one’s own in the corner, and five buttons below',
            caption: '8:37. Site, office and you. A thread around the picture shows who is speaking.',
          },
          {
            screen: 'textmi-call-log',
            alt: 'Calls of three days, two missed ones in red, and the group call opened with buttons for voice, video and chat',
            caption: '9:05. The call took 26 minutes, and there are Maa’s two attempts to ring.',
          },
          {
            screen: 'textmi-stories',
            alt: 'A story in full: the water palace of Neermahal at dusk with a boat, and a ring that says 21 hours are left',
            caption: '21:04. Dipa’s evening at the lake, three hours old, with 21 still to go.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'technology',
        sample: 'what your own messaging app is built with, where its servers stand and what they can read',
        heading: 'Technology',
        intro: 'A summary for the people who will run it, or who want something like it.',
        groups: [
          {
            title: 'Apps',
            text: 'One code base for both stores, a second for the browser.',
            items: ['Flutter', 'Swift and Kotlin for calls', 'React', 'TypeScript'],
          },
          {
            title: 'Messages',
            text: 'Stored on the phone first, so that a chat opens before the network answers.',
            items: ['WebSocket', 'Node.js', 'PostgreSQL', 'Redis', 'SQLite on the phone'],
          },
          {
            title: 'Calls',
            text: 'Directly from phone to phone where both networks allow it, else by a relay in Mumbai.',
            items: ['WebRTC', 'Opus', 'VP9', 'TURN relays'],
          },
          {
            title: 'Privacy',
            text: 'The keys are made on the phones; the servers carry what they cannot read.',
            items: ['End-to-end encryption', 'AES with 256-bit keys', 'Deletion by the hour for stories'],
          },
        ],
      },
      {
        kind: 'list',
        id: 'details',
        sample: 'what your own messaging app does and does not do',
        heading: 'Small things that help',
        items: [
          'Photos shrink to what the data pack can bear',
          'Menus in Bengali, Hindi, English and Kokborok',
          'Voice notes play on with the screen off',
          'A number is not shown to a whole group',
          'A new phone gets the old chats from the old phone',
          'Two taps to block, one more to report',
          'Large type throughout, and a dark theme',
          'No advertising between two messages',
        ],
      },
      {
        kind: 'offerings',
        id: 'complaints',
        heading: 'When something is wrong',
        items: [
          {
            title: 'Report and complain',
            text: 'A message, a story or an account that should not be there is reported with a long press. Where that does not help, or you have no account, an officer named by us takes the complaint.',
            link: { label: 'The grievance officer', href: `${addresses.termsOfService}#textmi` },
          },
          {
            title: 'For authorities',
            text: 'An order of a court or an authority goes to the nodal contact, who answers at any hour. The compliance officer is named there, too.',
            link: { label: 'The nodal contact', href: `${addresses.termsOfService}#textmi` },
          },
        ],
      },
    ],
    callToAction: {
      heading: 'The same app under your own name',
      text: 'It can carry your brand, use your sign-in and run on your servers. Our first questions are about the people who would use it, and their number.',
      action: { label: 'Talk to Us', href: addresses.contact },
    },
  },
  address: addresses.textMi,
} satisfies ProductSource;
