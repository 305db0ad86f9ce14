import { sampleEvidence } from '../loading/sample.ts';
import type { ProductSource } from '../schema/offerings/product.ts';

export default {
  order: 40,
  name: 'RetailPOS Plus',
  summary: 'Billing, stock and customer accounts for shops, at the till and in the store room.',
  category: 'BusinessApplication',
  hue: 'teal',
  card: {
    subtitle: 'For shops with one till or thirty',
    category: 'Retail',
    description:
      'Scan, take the payment, print or send the bill. When the line is down the till goes on selling. Once it is back, the stock of all branches agrees again.',
    picture: 'RetailPOS Plus on a tablet: eight goods with pictures and prices, those of the sale counted',
  },
  page: {
    sample: 'what your own product does: each function, picture and example on this page',
    metadata: {
      title: 'RetailPOS Plus, billing and stock | {company.name}',
      description:
        'RetailPOS Plus is a till for shops in India: GST bills, UPI and card payments, stock, members and reports, on a tablet, a computer or a phone.',
    },
    hero: {
      eyebrow: 'Point of sale',
      lead: 'The till sells on when the line is down, takes each packet off the count of its shelf, and says on Thursday evening that the jackfruit chips will be gone tomorrow.',
      actions: [{ label: 'Try It at Your Till' }, { label: 'Ask for a Quote' }],
      picture: {
        screen: 'pos-till',
        alt: 'RetailPOS Plus on a tablet: sixteen goods with pictures and prices, and at the right a member’s sale of 2,247 rupees',
        states: {
          legend: 'Sale 1187',
          firstLabel: 'Rung up',
          others: [
            {
              label: 'By UPI',
              alt: 'The same sale paid by UPI: a code to scan with the amount of 2,247 rupees in it, while the till waits for the bank',
            },
            {
              label: 'Part in cash',
              alt: 'The sale paid in two parts: 1,000 rupees have come by UPI, and of 1,300 in notes the till gives 53 back',
            },
          ],
        },
      },
    },
    sections: [
      {
        kind: 'features',
        id: 'features',
        heading: 'At the counter and behind it',
        items: [
          {
            icon: 'till',
            title: 'Smart Sales Processing',
            text: 'Scan, weigh or tap the picture. GST, the member’s rate and the offer of the week apply in the right order, and a sale can wait while someone fetches the oil.',
          },
          {
            icon: 'crate',
            title: 'Inventory Management',
            text: 'What will run out first comes first, with the days it lasts. The order it suggests fills whole cases and goes to the supplier as a message.',
          },
          {
            icon: 'chart',
            title: 'Business Analytics',
            text: 'What sold at six in the evening, which shelf has earned nothing since Holi, and the margin after discounts: by shop, till and hour.',
          },
          {
            icon: 'rupee',
            title: 'Payment Integration',
            text: 'Cash with its change, a UPI code with the amount in it, cards, and the khata of regulars. At closing the drawer and the bank are compared line by line.',
          },
          {
            icon: 'customer',
            title: 'Customer Management',
            text: 'A telephone number finds the points, the old bills and the right to exchange. Sumana Debbarma had 418 points before this sale and has 440 after it.',
          },
          {
            icon: 'devices',
            title: 'Multi-Platform Support',
            text: 'A tablet at the counter, the Windows machine in the office, a phone at the fair: one stock for all three, with the scanner and printer you own.',
          },
        ],
      },
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'Figures from the till',
        metrics: [
          {
            value: '3x',
            label: 'faster transactions',
            change: 'less',
            evidence: sampleEvidence(
              'The payment step alone: from the total to an approved UPI payment, with the amount in the code against typed by hand. 200 sales, timed in 2025.',
            ),
          },
          {
            value: '99.9%',
            label: 'uptime',
            evidence: sampleEvidence(
              'Opening minutes of 2025 in which a till could sell, online or offline, from the logs of 120 tills.',
            ),
          },
          {
            value: '35%',
            label: 'faster checkout',
            change: 'less',
            evidence: sampleEvidence(
              'The whole sale, from the first scan to the printed bill: by stopwatch at four shops, fifty sales each, before and after.',
            ),
          },
          {
            value: '50%',
            label: 'fewer inventory errors',
            change: 'less',
            evidence: sampleEvidence(
              'Lines per thousand that differed at the yearly stock count of seven shops: the first with the system against the last without.',
            ),
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'Kamala Haat on a Thursday',
        intro: 'Two people look at the same shop: one orders at 18:42, the other counts in the evening.',
        screens: [
          {
            screen: 'pos-stock',
            alt: 'The stock of the shop: twelve goods with how full each shelf is, when to reorder and how long it lasts; four are low',
            caption: 'Four goods are below their mark. The order for eleven cases of chips is already written.',
          },
          {
            screen: 'pos-closing',
            alt: 'Till 2 after closing: sales by hour, cash and UPI that agree with drawer and bank; one card slip comes later',
            caption: '21:10 at the owner’s home: 145 bills, and only one slip to wait for.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'shops',
        heading: 'Set up for your kind of shop',
        items: [
          {
            title: 'Grocery',
            text: 'Loose rice by weight, packets by code, and the regulars’ monthly account. Labels for the shelf come from the same list as the bill.',
          },
          {
            title: 'Pharmacy',
            text: 'Batches and expiry dates at the till, so that the older strip is sold first. Schedule H sales keep the doctor’s name and the date.',
          },
          {
            title: 'Clothing and handloom',
            text: 'Size, colour and weaver for each piece. A pasra comes back from the fair with what was sold already off the count.',
          },
          {
            title: 'Electronics',
            text: 'Serial numbers on the bill, warranty from that day, and a service slip that finds both two years later.',
          },
        ],
      },
      {
        kind: 'process',
        id: 'day',
        heading: 'A day offline',
        intro: 'It rained in the hills and the fibre is cut. The shop is open.',
        steps: [
          {
            title: 'Morning',
            text: 'The till opens with last night’s prices and stock; it needs no server for either.',
          },
          {
            title: 'Noon',
            text: 'UPI runs over the phone’s own network. Bills print as usual, numbered without a gap.',
          },
          { title: 'Evening', text: 'The line is back at seven, and 214 bills go to the office in under a minute.' },
          {
            title: 'Closing',
            text: 'Both branches agree on every shelf. Conflicting counts are listed for the manager.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'A Saturday beside your old till',
      text: 'Both run for a day with your own goods and prices. On Monday the drawer, the stock count and the queue tell you whether to change.',
      action: { label: 'Arrange a Saturday' },
    },
  },
} satisfies ProductSource;
