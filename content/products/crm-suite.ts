import { sampleEvidence } from '../loading/sample.ts';
import type { ProductSource } from '../schema/offerings/product.ts';

export default {
  order: 20,
  name: 'CRM Suite Pro',
  summary: 'Leads, customers and follow-ups in one pipeline that a sales team keeps up to date.',
  category: 'BusinessApplication',
  hue: 'indigo',
  card: {
    subtitle: 'For sales teams of five to fifty',
    category: 'Sales',
    description:
      'The morning begins with the list of people who expect a call today. Each deal shows what was last said and by whom, so a colleague can pick it up when someone is on leave.',
    picture: 'CRM Suite Pro: the deals of November in four columns from New to Won, the value of each column above it',
  },
  page: {
    sample: 'what your own product does: each function, picture and example on this page',
    metadata: {
      title: 'CRM Suite Pro, sales software | {company.name}',
      description:
        'CRM Suite Pro keeps leads, calls, WhatsApp messages, quotations and follow-ups of a sales team in one pipeline. For teams of five to fifty people.',
      keywords: [
        'CRM software',
        'customer relationship management',
        'sales pipeline',
        'lead management',
        'sales analytics',
        'task automation',
        'WhatsApp CRM',
        'CRM for small business in India',
      ],
    },
    hero: {
      eyebrow: 'Customer relationship management',
      lead: 'The pipeline of a sales team, with every call, message and quotation filed under the customer it belongs to. Here it is at a solar installer in Tripura, on a Thursday in November.',
      actions: [{ label: 'Request a Demo' }, { label: 'Talk to Sales' }],
      picture: {
        screen: 'crm-window',
        alt: 'CRM Suite Pro: deals in four columns from New to Won, sales by month and by owner below, and one deal opened at the right',
        states: {
          legend: 'The hotel roof deal',
          firstLabel: 'Proposal sent',
          others: [
            {
              label: 'Price agreed',
              alt: 'A day later: Priya has agreed on the price by telephone, the chance to win is at 90%, and the order is to be signed on Monday',
            },
            {
              label: 'Won',
              alt: 'On Monday the deal of 15.6 lakh rupees is in the last column: November has grown to 52.2 lakh, and 56 panels are reserved',
            },
          ],
        },
      },
    },
    sections: [
      {
        kind: 'features',
        id: 'features',
        heading: 'Enquiries, orders and what follows',
        items: [
          {
            icon: 'customer',
            title: '360° Customer View',
            text: 'Open Sepahijala Foods and one page has its three contacts, three open deals, this morning’s WhatsApp question and the fact that it pays in 18 days.',
          },
          {
            icon: 'funnel',
            title: 'Lead Management',
            text: 'The website, a trade fair sheet and a missed call feed the same list. A rule hands each lead to the person for that district, who sees it on the phone.',
          },
          {
            icon: 'chart',
            title: 'Sales Analytics',
            text: 'Won by month, by person and by product, counted from the deals themselves. The report for Friday evening is there without being written.',
          },
          {
            icon: 'bell',
            title: 'Task Automation',
            text: 'A proposal without an answer for three days puts a call on tomorrow’s list. A won deal reserves the panels and sends the customer the dates.',
          },
          {
            icon: 'inbox',
            title: 'Omnichannel Communication',
            text: 'Telephone, WhatsApp, e-mail and SMS are written and answered in one window. When a salesperson leaves, the conversations stay with the firm.',
          },
          {
            icon: 'bulb',
            title: 'AI-Powered Insights',
            text: 'Your own closed deals teach it which open ones are cooling. Beside the value you see the chance, with the three reasons that weigh most.',
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'A customer and a morning of calls',
        screens: [
          {
            screen: 'crm-customer',
            alt: 'The page of one customer: contacts and details at the left, messages and calls by day, deals and tasks at the right',
            caption: 'Everything said with one customer since Monday, and what was promised for Thursday.',
          },
          {
            screen: 'crm-calls',
            alt: 'A phone with seven calls for the day, each with its reason and its value, the hotel roof of 15.6 lakh rupees first',
            caption: '9:15 on Bikash’s phone: whom to call, and what waiting would cost.',
          },
        ],
      },
      {
        kind: 'process',
        id: 'day',
        heading: 'A working day in sales',
        steps: [
          {
            title: 'The call list',
            text: 'At 9:15 Bikash sees seven names, in the order of what could be lost by waiting.',
          },
          {
            title: 'On the roof',
            text: 'He measures, photographs and files the visit on his phone. The signal returns at the main road.',
          },
          {
            title: 'The quotation',
            text: 'Thirty kilowatts at today’s prices, as a PDF that the customer has two days after the visit.',
          },
          {
            title: 'A colleague',
            text: 'Bikash is at a wedding on Friday. Priya reads the thread and makes the call on price terms.',
          },
          {
            title: 'Won',
            text: 'The card moves to the last column; stock, crane and invoice date follow from it.',
          },
        ],
      },
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'Results after a year',
        metrics: [
          {
            value: '45%',
            label: 'conversion increase',
            change: 'more',
            evidence: sampleEvidence(
              'Deals won per hundred enquiries: the year after the start against the year before, median of 14 firms, taken from their records in 2025.',
            ),
          },
          {
            value: '60%',
            label: 'faster lead response',
            change: 'less',
            evidence: sampleEvidence(
              'Time from an enquiry to the first call or message in the records of the same firms; for the time before, the sales heads were asked.',
            ),
          },
          {
            value: '30%',
            label: 'better retention',
            change: 'more',
            evidence: sampleEvidence(
              'Customers who bought again within twelve months, compared in the invoices of nine firms with two years of data.',
            ),
          },
          {
            value: '50%',
            label: 'sales productivity',
            change: 'more',
            evidence: sampleEvidence(
              'Orders closed per salesperson and month in the order books of the 14 firms: first year against the year before, median.',
            ),
          },
        ],
      },
      {
        kind: 'groups',
        id: 'modules',
        heading: 'Modules for every role',
        intro: 'Sales is the core. The other modules can be added at any time, with the records already there.',
        groups: [
          { title: 'Sales', items: ['Leads and pipeline', 'Quotations', 'Targets by quarter', 'Visits on a map'] },
          { title: 'Marketing', items: ['Web forms', 'Campaigns by list', 'Trade fair sheets', 'Festival greetings'] },
          { title: 'Service', items: ['Complaints', 'Yearly maintenance contracts', 'Warranty dates', 'Spare parts'] },
          { title: 'Office', items: ['Price lists', 'Hand-over to Tally', 'Roles and branches', 'Import from Excel'] },
        ],
      },
    ],
    callToAction: {
      heading: 'Try it with your own stages',
      text: 'The demonstration is set up with your team, your products and the stages a deal passes through. Custom pricing: it follows your users, modules and old records.',
      action: { label: 'Schedule a Demo' },
    },
  },
  offer: 'Custom pricing',
} satisfies ProductSource;
