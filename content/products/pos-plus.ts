import { sample, sampleEvidence } from '../loading/sample.ts';
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
      'Scan, take the payment, print or send the bill. The till also works offline, and sends its sales to the office when the internet is back.',
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
      lead: sample(
        'A till for shops, on a tablet, a PC or a phone. It prints GST bills, takes payments and counts stock, also offline. Each till costs ₹700 a month in one shop, and ₹1,500 with several branches, members and reports. GST is extra.',
        'what your own till software costs per till and month, and what the higher price includes',
      ),
      actions: [{ label: 'Try It at Your Till' }, { label: 'Ask for a Quote' }],
      picture: {
        screen: 'pos-till',
        alt: 'RetailPOS Plus on a tablet: sixteen goods with pictures and prices, and on the right a member’s sale of 2,247 rupees',
        states: {
          legend: 'Sale 1187',
          firstLabel: 'Scanned',
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
        heading: 'At the counter and in the office',
        items: [
          {
            title: 'Smart Sales Processing',
            text: 'Scan, weigh or tap the picture. GST, member rates and offers apply in the right order. A sale can wait while a customer fetches something.',
          },
          {
            title: 'Inventory Management',
            text: 'The list starts with what runs out first. Suggested orders fill whole cases and go to the supplier as a message.',
          },
          {
            title: 'Business Analytics',
            text: 'See what sells at six in the evening, what has not sold since Holi, and the margin after discounts.',
          },
          {
            title: 'Payment Integration',
            text: 'The till takes cash, UPI with the amount in the code, cards, and credit for regular customers. At closing, you compare the drawer and the bank.',
          },
          {
            title: 'Customer Management',
            text: 'Type a phone number to see points, old bills and the last day for an exchange.',
          },
          {
            title: 'Multi-Platform Support',
            text: 'A tablet at the counter, a Windows PC in the office and a phone at the fair share one stock. They work with most scanners and receipt printers; we test yours before you order.',
          },
        ],
      },
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'Results at the till',
        metrics: [
          {
            value: '3x',
            label: 'faster transactions',
            change: 'less',
            evidence: sampleEvidence(
              'The time from the total to the approved UPI payment, when the code contains the amount and when the customer types it: 200 sales, timed in 2025.',
            ),
          },
          {
            value: '99.9%',
            label: 'uptime',
            evidence: sampleEvidence(
              'From the logs of 120 tills in 2025: the part of their opening hours in which they could sell, online or offline.',
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
              'Lines per thousand that differed at the yearly stock count of seven shops: the first count with the system, compared with the last one without it.',
            ),
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'One shop on a Thursday',
        intro: 'The manager orders at 18:42; the owner checks in the evening.',
        screens: [
          {
            screen: 'pos-stock',
            alt: 'The stock of the shop: twelve goods with the level of each shelf, the reorder date and the days left; four are low',
            caption: 'Four goods are low. The order for eleven cases of chips is ready.',
          },
          {
            screen: 'pos-closing',
            alt: 'Till 2 after closing: sales by hour, cash and UPI that agree with drawer and bank; one card slip comes later',
            caption: '21:10 at the owner’s home: 145 bills, and one card payment is still open.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'shops',
        heading: 'For your kind of shop',
        intro: sample(
          'The set-up takes two days for each shop. Sales are stored on servers in India, and you can download all of them.',
          'how long the set-up takes, where you store the data of shops, and how they get it',
        ),
        items: [
          {
            title: 'Grocery',
            text: 'You sell loose rice by weight and packets by code, and keep monthly accounts for regular customers. Shelf labels and bills use the same list.',
          },
          {
            title: 'Pharmacy',
            text: 'The till shows batches and expiry dates, so that the older pack is sold first. The Schedule H1 register is kept with doctor, patient, medicine and quantity.',
          },
          {
            title: 'Clothing and handloom',
            text: 'Each piece has its size, colour and weaver. Sales at a fair change the stock at once.',
          },
          {
            title: 'Electronics',
            text: 'The bill shows the serial number. Two years later, you find the bill and the warranty by this number.',
          },
        ],
      },
      {
        kind: 'process',
        id: 'day',
        heading: 'A day offline',
        intro: 'The fibre cable is cut, and the shop stays open.',
        steps: [
          {
            title: 'Opening',
            text: 'The till opens with last night’s prices and stock. It needs no server.',
          },
          {
            title: 'Noon',
            text: 'Customers pay by UPI over their own network. The cashier checks the payment on the shop’s phone or soundbox. Bills print as usual.',
          },
          { title: 'Evening', text: 'The connection is back at seven. In under a minute, 214 bills reach the office.' },
          {
            title: 'Closing',
            text: 'Both branches see the same stock figures. The manager gets a list of goods to count again.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Try it for a Saturday',
      text: sample(
        'Our till runs next to your old one for a day, with your goods and prices. On Monday you compare the cash and the stock. The trial is free, and you choose the Saturday.',
        'what a trial costs with you, and when it can begin',
      ),
      action: { label: 'Arrange a Saturday' },
    },
  },
} satisfies ProductSource;
