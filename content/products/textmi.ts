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
      'One app for your team and for your family: chats with photos and voice notes, internet calls, and stories that disappear after 24 hours.',
    picture:
      'The chat of a site team on a phone: a photo of a new concrete slab, and an answer that quotes an earlier message',
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
      lead: sample(
        'A messaging app for Android, iPhone and the browser. It is free, for families and for teams at work, and shows no advertising. To sign up, you need a phone number and must be 18 or older.',
        'what your own messaging app costs, where it runs, how people sign up and from which age',
      ),
      actions: [
        { label: 'Get in Touch' },
        {
          label: 'Get TextMi (opens its own site)',
          href: sample('https://textmi.example.com', 'the address of TextMi’s own site'),
        },
      ],
      picture: {
        screen: 'textmi-conversation',
        alt: 'The chat of a site team: a photo of a new concrete slab, an answer that quotes an earlier message, and a voice note',
        states: {
          legend: 'The chat with',
          firstLabel: 'Site team',
          others: [
            {
              label: 'Maa',
              alt: 'The chat with Maa: two missed video calls at ten past eight, and two new messages: eat something at noon, and come by seven for kheer',
            },
            {
              label: 'A school',
              alt: 'A muted group of a school in Udaipur: a pinned question about a key, 14 new messages, and a photo of the gate',
            },
          ],
        },
        sidePictures: [
          {
            screen: 'textmi-chats',
            alt: 'All chats of one person: five favorites in a row, below them six chats with their last messages',
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
            evidence: sampleEvidence('Accounts that opened the app in the last 90 days of 2025, in all countries.'),
          },
          {
            value: '99.9%',
            label: 'uptime',
            evidence: sampleEvidence(
              'In 2025 we sent a test message every minute. This share of them arrived within ten seconds.',
            ),
          },
          {
            value: '256-bit',
            label: 'encryption',
            evidence: sampleEvidence('The length of the AES keys for messages and calls.'),
          },
          {
            value: '24/7',
            label: 'support',
            evidence: sampleEvidence(
              'A team in three shifts reads reports from the app. Other questions: Monday to Saturday, {company.supportHours}.',
            ),
          },
        ],
      },
      {
        kind: 'features',
        id: 'features',
        heading: 'Six things you can do',
        items: [
          {
            title: 'Direct Messages',
            text: 'Quote or correct a message, and see when it was read. A message written offline is sent later.',
          },
          {
            title: 'Group Chats',
            text: 'Pin a question to the top. A muted group stays silent unless somebody mentions you.',
          },
          {
            title: 'Video and Voice Calls',
            text: 'Call one person or a group. On a weak signal the sound stays clear and the picture gets smaller.',
          },
          {
            sample: 'when stories are deleted from your own servers; that they disappear after 24 hours stays',
            title: 'Stories',
            text: 'Share a photo with people you choose. Stories disappear after 24 hours, from our servers too.',
          },
          {
            title: 'Call Logs',
            text: 'See every call with its time and length. Tap it to call back or to open the chat.',
          },
          {
            title: 'Favorites',
            text: 'Keep your closest people above all chats. Their calls come through even if all else is muted.',
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'One day on one phone',
        screens: [
          {
            screen: 'textmi-chats',
            alt: 'The list of chats at 8:21, with favorites on top, unread messages counted, and a group where someone is typing',
            caption: '8:21: the chat list. The school group is muted.',
          },
          {
            screen: 'textmi-conversation',
            alt: 'The chat of the site team: text, a photo, a quoted line with its answer, a voice note, and a line to write on',
            caption: 'The chat of the site team.',
          },
          {
            screen: 'textmi-call',
            alt: 'A call of three after twelve minutes: two large pictures, one’s own in the corner, and five buttons below',
            caption: '8:37: a video call. A frame shows who is speaking.',
          },
          {
            screen: 'textmi-call-log',
            alt: 'Calls of three days, two missed ones in red, and the group call opened with buttons for voice, video and chat',
            caption: '9:05: the call log. Maa called twice.',
          },
          {
            screen: 'textmi-stories',
            alt: 'A story in full: the water palace of Neermahal at dusk with a boat, and a ring that says 21 hours are left',
            caption: '21:04: a story by Dipa, three hours old.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'technology',
        sample: 'what your own messaging app is built with, where its servers are and what they can read',
        heading: 'Technology',
        groups: [
          {
            title: 'Apps',
            items: ['Flutter', 'Swift and Kotlin for calls', 'React'],
          },
          {
            title: 'Messages',
            items: ['Node.js', 'PostgreSQL', 'SQLite on the phone'],
          },
          {
            title: 'Calls',
            items: ['WebRTC', 'Relay servers in Mumbai'],
          },
          {
            title: 'Privacy',
            text: 'The phones create the keys. The servers cannot read messages.',
            items: ['End-to-end encryption', '256-bit keys'],
          },
        ],
      },
      {
        kind: 'list',
        id: 'details',
        sample: 'what your own messaging app does and does not do',
        heading: 'Also included',
        items: [
          'Menus in Bengali, Hindi, English and Kokborok',
          'Your number hidden in groups',
          'Move your chats to a new phone',
          'Block a person with two taps, report with a third',
          sample(
            'Free at work too; only a version with your own name costs money',
            'who pays for your own messaging app',
          ),
        ],
      },
      {
        kind: 'offerings',
        id: 'complaints',
        heading: 'Reports and complaints',
        items: [
          {
            title: 'Report and complain',
            text: 'To report a message or an account, press and hold it. If that does not help, write to our grievance officer, who settles complaints within 7 days.',
            link: { label: 'The grievance officer', href: `${addresses.termsOfService}#textmi` },
          },
          {
            title: 'For authorities',
            text: 'Courts and authorities send orders to the nodal contact, who answers day and night.',
            link: { label: 'The nodal contact', href: `${addresses.termsOfService}#textmi` },
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Your own messaging app',
      text: sample(
        'We build the same app with your name, on your servers. A version of your own takes about 16 weeks and starts at ₹12 lakh, without GST. A detailed estimate is free.',
        'how long your own version of the app takes, and what it costs',
      ),
      action: { label: 'Talk to Us', href: addresses.contact },
    },
  },
  address: addresses.textMi,
} satisfies ProductSource;
