import { sample, sampleEvidence } from '../loading/sample.ts';
import type { ProductSource } from '../schema/offerings/product.ts';

export default {
  order: 20,
  name: 'CRM Suite Pro',
  summary: 'Leads, customers and follow-ups in one pipeline for sales teams.',
  category: 'BusinessApplication',
  hue: 'indigo',
  card: {
    subtitle: 'For sales teams of five to fifty',
    category: 'Sales',
    description:
      'You see who expects a call today. Each deal shows the last conversation, so a colleague can continue when you are on leave.',
    picture: 'CRM Suite Pro: the deals of November in four columns from New to Won, the value of each column above it',
  },
  page: {
    sample: 'what your own product does: each function, picture and example on this page',
    metadata: {
      title: 'CRM Suite Pro, sales software | {company.name}',
      description:
        'CRM Suite Pro keeps the leads, calls, WhatsApp messages, quotations and follow-ups of a sales team in one pipeline. For teams of five to fifty people.',
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
      lead: sample(
        'One pipeline for your sales team: each call, message and quotation is stored with its customer. Most teams pay ₹400 to ₹900 per user and month, without GST.',
        'what your own sales software costs per user and month',
      ),
      actions: [{ label: 'Request a Demo' }, { label: 'Talk to Sales' }],
      picture: {
        screen: 'crm-window',
        alt: 'CRM Suite Pro: deals in four columns from New to Won, sales by month and by owner below, and one deal opened on the right',
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
        heading: 'Six functions',
        items: [
          {
            title: '360° Customer View',
            text: 'One page shows a customer’s contacts, open deals, latest messages and how fast they pay.',
          },
          {
            title: 'Lead Management',
            text: 'Leads from the website, trade fairs and missed calls come into one list. Each goes to the salesperson of its district.',
          },
          {
            title: 'Sales Analytics',
            text: 'It counts the deals won by month, person and product. The weekly report needs no typing.',
          },
          {
            title: 'Task Automation',
            text: 'If a proposal has no answer for three days, a call appears on tomorrow’s list. A won deal reserves the stock and sends the customer the dates.',
          },
          {
            title: 'Omnichannel Communication',
            text: 'Phone, WhatsApp, email and SMS share one window. If a salesperson leaves, the conversations stay with the company.',
          },
          {
            title: 'AI-Powered Insights',
            text: 'It learns from your closed deals which open ones are at risk. Each deal shows its chance and the three main reasons.',
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'One customer and one day of calls',
        screens: [
          {
            screen: 'crm-customer',
            alt: 'The page of one customer: contacts and details on the left, messages and calls by day, deals and tasks on the right',
            caption: 'The history of one customer since Monday, and the promise for Thursday.',
          },
          {
            screen: 'crm-calls',
            alt: 'A phone with seven calls for the day, each with its reason and its value, the hotel roof of 15.6 lakh rupees first',
            caption: '9:15 on Bikash’s phone: whom to call first, and why.',
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
            text: 'At 9:15 Bikash sees seven names. The most urgent is first.',
          },
          {
            title: 'On the roof',
            text: 'He measures, takes photographs and saves the visit on his phone, without a network. It is sent later.',
          },
          {
            title: 'The quotation',
            text: 'After the visit, the customer gets the quotation as a PDF.',
          },
          {
            title: 'A colleague',
            text: 'Bikash is on leave on Friday. Priya reads the history and agrees on the price by phone.',
          },
          {
            title: 'Won',
            text: 'The deal moves to the last column. The panels are reserved, the crane is booked, and the invoice gets its date.',
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
              'Deals won per hundred enquiries: the year after the start compared with the year before, median of 14 firms, taken from their records in 2025.',
            ),
          },
          {
            value: '60%',
            label: 'faster lead response',
            change: 'less',
            evidence: sampleEvidence(
              'Time from an enquiry to the first call or message in the records of the same firms. For the time before, we asked their sales heads.',
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
              'Orders closed per salesperson and month in the order books of the 14 firms: first year compared with the year before, median.',
            ),
          },
        ],
      },
      {
        kind: 'groups',
        id: 'modules',
        heading: 'Modules for every role',
        intro: sample(
          'You can add modules at any time. The set-up takes two weeks for ten users. Your data is stored in India, and you get all of it as files when you leave.',
          'how long the set-up takes, where you store the data of clients, and how they get it when they leave',
        ),
        groups: [
          { title: 'Sales', items: ['Leads and pipeline', 'Quotations', 'Targets by quarter', 'Visits on a map'] },
          { title: 'Marketing', items: ['Web forms', 'Campaigns by list', 'Trade fair sheets', 'Festival greetings'] },
          { title: 'Service', items: ['Complaints', 'Yearly maintenance contracts', 'Warranty dates', 'Spare parts'] },
          { title: 'Office', items: ['Price lists', 'Export to Tally', 'Roles and branches', 'Import from Excel'] },
        ],
      },
    ],
    callToAction: {
      heading: 'See it with your own data',
      text: sample(
        'The demo has your products and your sales stages. It is free and ready within five working days. Custom pricing depends on your users, modules and old records.',
        'what a demo costs with you, and how soon it is ready',
      ),
      action: { label: 'Schedule a Demo' },
    },
  },
  offer: 'Custom pricing',
} satisfies ProductSource;
