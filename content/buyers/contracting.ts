import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { ContractingSource } from '../schema/buyers/contracting.ts';

const hint = 'your own lowest and highest price of this work';

export default {
  metadata: {
    title: 'How we contract | {company.name}',
    description:
      'Price bands for each kind of work, stages and payments, who owns the code, acceptance, warranty, support hours, and what happens at the end.',
  },
  hero: {
    eyebrow: 'Before the first signature',
    heading: 'How we contract',
    breadcrumbs: 'How we contract',
    lead: 'What it costs, when you pay, what you own, who answers at night, and how you leave us. If a signed contract differs, the contract applies.',
  },
  sectionsLabel: 'Parts of this page',
  prices: {
    anchor: 'prices',
    navLabel: 'Prices',
    heading: 'What each kind of work costs',
    intro:
      'Price bands in rupees, without GST. A written offer gives one price for your project, or one for each part of a large project.',
    priceRange: '{from} to {to}',
    legend:
      'Logarithmic scale. Running costs, travel outside Tripura, SMS and the CERT-In audit are extra; the offer names them.',
    low: 'At the low end:',
    high: 'At the high end:',
    scale: [
      { amountInr: 50_000, label: '₹50,000' },
      { amountInr: 1_00_000, label: '1 lakh' },
      { amountInr: 2_00_000, label: '2 lakh' },
      { amountInr: 5_00_000, label: '5 lakh' },
      { amountInr: 10_00_000, label: '10 lakh' },
      { amountInr: 20_00_000, label: '20 lakh' },
      { amountInr: 50_00_000, label: '50 lakh' },
      { amountInr: 1_00_00_000, label: '1 crore' },
    ],
    kinds: [
      {
        title: 'Web development',
        hue: 'leaf',
        href: addresses.service('web-development'),
        fromInr: 50_000,
        toInr: 2_00_000,
        low: 'a few pages and one form',
        high: 'a web application with accounts and payments',
      },
      {
        sample: hint,
        title: 'Mobile apps',
        hue: 'madder',
        href: addresses.service('mobile-development'),
        fromInr: 2_00_000,
        toInr: 12_00_000,
        low: 'sign-in and three screens from one code base',
        high: 'Android and iPhone, offline work, maps, payments',
      },
      {
        sample: hint,
        title: 'Custom software',
        hue: 'indigo',
        href: addresses.service('custom-software'),
        fromInr: 3_00_000,
        toInr: 25_00_000,
        low: 'one register with approvals and reports',
        high: 'several offices, old data moved, connections to other systems',
      },
      {
        sample: hint,
        title: 'Enterprise solutions',
        hue: 'marigold',
        href: addresses.service('enterprise-solutions'),
        fromInr: 8_00_000,
        toInr: 60_00_000,
        low: 'one module for fifty people at one location',
        high: 'accounts, stores and staff of a group, with training on site',
      },
      {
        sample: hint,
        title: 'AI-integrated services',
        hue: 'plum',
        href: addresses.service('ai-integrated'),
        fromInr: 2_50_000,
        toInr: 20_00_000,
        low: 'a first model, with a measured error rate',
        high: 'a model in daily use, monitored and retrained',
      },
      {
        sample: hint,
        title: 'Cloud solutions',
        hue: 'teal',
        href: addresses.service('cloud-solutions'),
        fromInr: 1_00_000,
        toInr: 15_00_000,
        low: 'two servers moved, or one release pipeline',
        high: 'a data centre moved in parts and described in code',
      },
      {
        sample: hint,
        title: 'Data engineering',
        hue: 'madder',
        href: addresses.service('data-engineering'),
        fromInr: 3_00_000,
        toInr: 30_00_000,
        low: 'three sources, one warehouse, ten reports',
        high: 'figures from every branch, minute by minute',
      },
      {
        sample: hint,
        title: 'Maps and surveys',
        hue: 'leaf',
        href: addresses.product('gis-solutions'),
        fromInr: 4_00_000,
        toInr: 40_00_000,
        low: 'one village surveyed, as a web map',
        high: 'a district, linked to its land records',
      },
    ],
  },
  stages: {
    anchor: 'stages',
    navLabel: 'Payments',
    heading: 'Six stages, five payments',
    intro:
      'You make the first payment when you sign. Each later payment follows something that you have seen, used or accepted.',
    share: '{percent}%',
    noPayment: 'Free of charge',
    legend: { whole: 'Full width: 100% of the price.', before: 'Paid before', due: 'Due now' },
    list: [
      {
        sample: 'your own first stage',
        title: 'Written offer',
        when: 'One week',
        percent: 0,
        text: 'We call you, or visit you in Tripura. Then you get a list of what the price includes and excludes, the dates, and one price or one for each part. It is valid for thirty days.',
      },
      {
        sample: 'your own second stage and its part of the price',
        title: 'Signature',
        when: 'When you are ready',
        percent: 20,
        text: 'Contract and statement of work. If we handle personal data, you also sign a processing agreement, and both sides agree on secrecy.',
      },
      {
        sample: 'your own third stage and its part of the price',
        title: 'Designs accepted',
        when: 'Two to four weeks',
        percent: 20,
        text: 'You see every screen as a picture with your texts, and a plan of the data. Changes are free until you sign the designs.',
      },
      {
        sample: 'your own fourth stage and its part of the price',
        title: 'First part in use',
        when: 'Six to twelve weeks',
        percent: 30,
        text: 'One office or one class uses it every day. It takes longer for enterprise systems, and where an authority must approve.',
      },
      {
        sample: 'your own fifth stage and its part of the price',
        title: 'Acceptance',
        when: 'Fifteen days to try',
        percent: 20,
        text: 'Everything on the list works, and your staff are trained. You sign, or send a written list of faults.',
      },
      {
        sample: 'your own last stage and its part of the price',
        title: 'End of warranty',
        when: 'Ninety days later',
        percent: 10,
        text: 'The last tenth is due when the reported faults are fixed. Until then you keep it as security.',
      },
    ],
    notes: [
      'GST is added to each invoice. We credit tax deducted at source when we have your certificate.',
      'A late payment charge may apply after thirty days. The offer states its rate.',
      'Payments are not refunded, except as the law requires. We deliver what is missing and fix what is faulty.',
      'If a tender has its own payment plan, earnest money or guarantee, that applies instead.',
    ],
  },
  terms: {
    anchor: 'terms',
    navLabel: 'Terms',
    heading: 'What you own, and what we guarantee',
    intro: 'The clauses that buyers ask about first, in plain words. Each links to the binding one.',
    rows: [
      {
        title: 'Code, designs, documents',
        text: sample(
          'Yours when you have paid in full. Until then you may use them. The source code is in your own repository from the first week.',
          'from when on a client has the sources',
        ),
        link: { label: 'Rights in the work', href: `${addresses.termsOfService}#rights` },
      },
      {
        title: 'Our existing tools',
        text: 'What we had before your project stays ours. You may use it in your system without a time limit, and another company may maintain it. Open-source parts come with a list of licences.',
        link: { label: 'Rights in the work', href: `${addresses.termsOfService}#rights` },
      },
      {
        title: 'Acceptance',
        text: 'You have fifteen days to test each delivery. It is accepted when you confirm it, when your office uses it, or when the days end without a list of faults. If your office uses only the first part, only that part is accepted.',
        link: { label: 'Software services', href: `${addresses.termsOfService}#services` },
      },
      {
        title: 'Changes',
        text: 'We write down the cost and the days of a change before we start it. If you do not sign it, we do not make it and do not bill it.',
        link: { label: 'Software services', href: `${addresses.termsOfService}#services` },
      },
      {
        title: 'Warranty',
        text: 'For ninety days after acceptance we fix for free everything that differs from the signed description. After that you can choose a support tier.',
        link: { label: 'Software services', href: `${addresses.termsOfService}#services` },
      },
      {
        title: 'Liability',
        text: 'Limited to what you paid in the twelve months before the claim. Neither side pays for lost profit. The limit does not cover intent, fraud or injury, or cases in which a law forbids it.',
        link: { label: 'Warranty and liability', href: `${addresses.termsOfService}#liability` },
      },
      {
        title: 'Secrecy',
        text: 'Only people who need it for the work see your information. This lasts three years after the work ends. We name you on this site only with your written consent.',
        link: { label: 'Confidentiality', href: `${addresses.termsOfService}#confidentiality` },
      },
    ],
  },
  support: {
    anchor: 'support',
    navLabel: 'Support',
    heading: 'Who answers, and when',
    intro: 'Three tiers, each a monthly contract with a month’s notice. The drawing shows one week.',
    hours: '{count} hours a week',
    legend: { whole: 'One stripe is an hour.', desk: 'Somebody is in the office', call: 'An engineer is on call' },
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    tiers: [
      {
        name: 'Office hours',
        price: sample('8% of the project price a year, at least ₹60,000', 'what your first tier costs'),
        times: '{company.supportHours}, Monday to Saturday',
        staffing:
          'The developers who built it answer by phone, WhatsApp and email. They read later messages on the next working day.',
        shifts: [{ sample: 'on how many days your office answers', by: 'desk', days: 6, from: 9, to: 18 }],
      },
      {
        name: 'Long days',
        price: sample('14% of the project price a year, at least ₹1,80,000', 'what your second tier costs'),
        times: sample('7AM to 10PM IST, every day', 'the hours of your second tier'),
        staffing: sample(
          'Office hours as in the first tier. Early, late and on Sundays an engineer of the same team is on call.',
          'who answers in your second tier',
        ),
        shifts: [
          { by: 'desk', days: 6, from: 9, to: 18 },
          { sample: 'its first and its last hour', by: 'call', days: 7, from: 7, to: 22 },
        ],
      },
      {
        name: 'Day and night',
        price: sample('The second tier, plus ₹25,000 a month for each system', 'what your third tier costs'),
        times: 'All 24 hours, every day',
        staffing: sample(
          'At night one of our engineers in India is on call, with a second as backup. Monitoring alerts them before you call. They know your system from a written runbook.',
          'who answers at night',
        ),
        shifts: [
          { by: 'desk', days: 6, from: 9, to: 18 },
          { by: 'call', days: 7, from: 0, to: 24 },
        ],
      },
    ],
    responseTimes: {
      caption: 'How soon somebody works on a fault, in the hours of the tier',
      fault: 'Fault',
      rows: [
        {
          sample: 'your own times',
          fault: 'All work is stopped, or data is at risk',
          times: ['4 hours', '2 hours', '30 minutes'],
        },
        {
          sample: 'your own times',
          fault: 'Some people cannot work, or everybody needs a workaround',
          times: ['1 working day', '4 hours', '2 hours'],
        },
        {
          sample: 'your own times',
          fault: 'A question or a request',
          times: ['2 working days', '1 working day', '1 working day'],
        },
      ],
    },
    notes: [
      '24/7 support means systems in the third tier. All others get answers in the hours of their tier.',
      sample(
        'A website of ours needs no tier: updates and small changes cost ₹12,000 to ₹24,000 a year.',
        'what a year of updates and small changes to a website costs',
      ),
      sample(
        'TextMi has its own team in three shifts for reports from its users.',
        'who answers the users of your messaging app',
      ),
    ],
  },
  ending: {
    anchor: 'end',
    navLabel: 'The end',
    heading: 'How you leave us',
    intro: 'The dates are the same whichever side ends the contract.',
    dayAfter: 'Day {count}',
    lastDay: 'Last day',
    dayBefore: '{count} days before',
    steps: [
      {
        day: -30,
        title: 'Notice',
        text: 'Thirty days, in writing, from either side. Work continues, and we name the person for the hand-over.',
      },
      {
        sample: 'what a hand-over includes',
        day: 0,
        title: 'Hand-over',
        text: 'Source code, domains and cloud accounts are in your name, and you have the passwords. The price includes two half days with your next supplier.',
      },
      {
        sample: 'within how many days you export a client’s data',
        day: 15,
        title: 'Your data as files',
        text: 'You get all your data as CSV files and a database dump, your pictures and documents unchanged, and a list that explains each column.',
      },
      {
        sample: 'when you delete a client’s data',
        day: 45,
        title: 'Deleted on our machines',
        text: 'We delete all copies when you confirm that the files open, or after thirty days without a reply. You get a written confirmation.',
      },
      {
        sample: 'when no backup contains it',
        day: 135,
        title: 'Deleted from backups',
        text: 'The last backup with your data is overwritten. Only invoices, the contract and security logs stay: by law the invoices for eight years, the logs for 180 days (from mid-May 2027 a year).',
      },
    ],
  },
  callToAction: {
    heading: 'Documents for your purchase office',
    text: 'Numbers, certificates, turnover, security and recovery times on two printed sheets.',
    actions: [
      { label: 'For your tender file', href: addresses.tenderFile },
      { label: 'Ask for an offer', href: addresses.contact },
    ],
  },
} satisfies ContractingSource;
