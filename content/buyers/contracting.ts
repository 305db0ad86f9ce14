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
    lead: 'What it costs, when you pay, what is yours, who answers at night and how you leave us. Where a signed contract says something else, the contract counts.',
  },
  sectionsLabel: 'Parts of this page',
  prices: {
    anchor: 'prices',
    navLabel: 'Prices',
    heading: 'What each kind of work costs',
    intro:
      'Bands for orientation, in rupees, GST extra. The price of your project is one figure in a written offer, for a written list.',
    priceRange: '{from} to {to}',
    legend:
      'Every mark on the scale is two or two and a half times the one before it. Running costs are not in the bands.',
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
        low: 'one app from one code base, signing in and three screens',
        high: 'Android and iPhone, offline work, maps, payments',
      },
      {
        sample: hint,
        title: 'Custom software',
        hue: 'indigo',
        href: addresses.service('custom-software'),
        fromInr: 3_00_000,
        toInr: 25_00_000,
        low: 'one register with its approvals and reports',
        high: 'several offices, old records brought over, links to other systems',
      },
      {
        sample: hint,
        title: 'Enterprise solutions',
        hue: 'marigold',
        href: addresses.service('enterprise-solutions'),
        fromInr: 8_00_000,
        toInr: 60_00_000,
        low: 'one module, one location, fifty people',
        high: 'accounts, stores and people of a group, with training on site',
      },
      {
        sample: hint,
        title: 'AI-integrated services',
        hue: 'plum',
        href: addresses.service('ai-integrated'),
        fromInr: 2_50_000,
        toInr: 20_00_000,
        low: 'a trial on your own papers, with its error rate measured',
        high: 'a model in daily use, watched and trained again',
      },
      {
        sample: hint,
        title: 'Cloud solutions',
        hue: 'teal',
        href: addresses.service('cloud-solutions'),
        fromInr: 1_00_000,
        toInr: 15_00_000,
        low: 'two servers moved, with backups and alarms',
        high: 'a data centre moved in parts, described in code',
      },
      {
        sample: hint,
        title: 'Data engineering',
        hue: 'madder',
        href: addresses.service('data-engineering'),
        fromInr: 3_00_000,
        toInr: 30_00_000,
        low: 'three sources, one warehouse, ten reports',
        high: 'figures by the minute from every branch',
      },
    ],
  },
  stages: {
    anchor: 'stages',
    navLabel: 'Payments',
    heading: 'Six stages, five payments',
    intro:
      'The first payment comes with the signature. Each later one follows something you have seen, used or accepted.',
    share: '{percent}%',
    noPayment: 'Free of charge',
    legend: { whole: 'A hundred threads are the whole price.', before: 'Paid before', due: 'Due now' },
    list: [
      {
        sample: 'your own first stage',
        title: 'Written offer',
        when: 'One week',
        percent: 0,
        text: 'A talk, then a list of what is in the price and what is not, the dates and one figure. It is open for thirty days.',
      },
      {
        sample: 'your own second stage and its part of the price',
        title: 'Signature',
        when: 'When you are ready',
        percent: 20,
        text: 'Contract and statement of work. Secrecy and, where personal data is handled, a processing agreement are signed with them.',
      },
      {
        sample: 'your own third stage and its part of the price',
        title: 'Drawings accepted',
        when: 'Two to four weeks',
        percent: 20,
        text: 'Every screen as a picture with your words, and a plan of the data. You sign the drawings; changes until then cost nothing.',
      },
      {
        sample: 'your own fourth stage and its part of the price',
        title: 'First part in use',
        when: 'Six to twelve weeks',
        percent: 30,
        text: 'One office or one class works with it every day. It comes later where an authority has to approve first. Until then you see something new that runs every two weeks.',
      },
      {
        sample: 'your own fifth stage and its part of the price',
        title: 'Acceptance',
        when: 'Fifteen days to try',
        percent: 20,
        text: 'Everything on the list runs and your people are trained. You sign, or send the faults you found in writing.',
      },
      {
        sample: 'your own last stage and its part of the price',
        title: 'End of warranty',
        when: 'Ninety days later',
        percent: 10,
        text: 'The last tenth is due when the reported faults are mended. Until then you hold it as security.',
      },
    ],
    notes: [
      'GST is added on each invoice, and tax you deduct at source is credited against your certificate.',
      'A late payment charge may apply after thirty days; its rate stands in the offer.',
      'What is paid is not refunded, beyond what the law gives. What was paid for and is missing or faulty, we deliver or mend.',
      'The payment plan of a tender, its earnest money and its performance guarantee take the place of this one.',
    ],
  },
  terms: {
    anchor: 'terms',
    navLabel: 'Terms',
    heading: 'What is yours, and what we answer for',
    intro: 'The clauses buyers ask about first, in plain words. Each links to the one that binds.',
    rows: [
      {
        title: 'Code, designs, documents',
        text: sample(
          'Yours once they are paid in full; until then you may try them and work with them. The sources are in a repository of your own from the first week.',
          'from when on a client has the sources',
        ),
        link: { label: 'Rights in the work', href: `${addresses.termsOfService}#rights` },
      },
      {
        title: 'Tools from before',
        text: 'What we had before your project stays ours. You may use it in what we delivered without limit of time, and let another company maintain it. Open-source parts come with a list of licences.',
        link: { label: 'Rights in the work', href: `${addresses.termsOfService}#rights` },
      },
      {
        title: 'Acceptance',
        text: 'You have fifteen days to try each delivery. It is accepted when you say so, when your office works with it, or when the days have passed and no list of faults has come.',
        link: { label: 'Software services', href: `${addresses.termsOfService}#services` },
      },
      {
        title: 'Changes on the way',
        text: 'We write down what a change adds in rupees and days before anybody begins it. A change you do not sign is not made, and not billed.',
        link: { label: 'Software services', href: `${addresses.termsOfService}#services` },
      },
      {
        title: 'Warranty',
        text: 'For ninety days after acceptance we mend, free of charge, whatever does not do what the signed description says. After that a support tier takes over, if you want one.',
        link: { label: 'Software services', href: `${addresses.termsOfService}#services` },
      },
      {
        title: 'Liability',
        text: 'Limited to what was paid under the contract in the twelve months before. The limit does not hold for intent, fraud, injury, or where a law forbids it.',
        link: { label: 'Warranty and liability', href: `${addresses.termsOfService}#liability` },
      },
      {
        title: 'Secrecy',
        text: 'What we learn of you stays with those who need it for the work, for three years after its end. Your name stands on this site only with your written consent.',
        link: { label: 'Confidentiality', href: `${addresses.termsOfService}#confidentiality` },
      },
    ],
  },
  support: {
    anchor: 'support',
    navLabel: 'Support',
    heading: 'Who answers, and when',
    intro: 'Three tiers, drawn as a week. A tier is a contract by the month, ended with a month’s notice.',
    hours: '{count} hours a week',
    legend: { whole: 'One thread is an hour.', desk: 'Somebody is at a desk', call: 'An engineer is called out' },
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    tiers: [
      {
        name: 'Office hours',
        price: sample('8% of the project price a year', 'what your first tier costs'),
        times: '{company.supportHours}, Monday to Saturday',
        staffing:
          'The developers who built it, by telephone, WhatsApp and e-mail. What comes later is read on the next working morning.',
        shifts: [{ sample: 'on how many days your office answers', by: 'desk', days: 6, from: 9, to: 18 }],
      },
      {
        name: 'Long days',
        price: sample('14% of the project price a year', 'what your second tier costs'),
        times: sample('7AM to 10PM IST, every day', 'the hours of your second tier'),
        staffing: sample(
          'Office hours as before. Early, late and on Sundays an engineer of the same team carries the telephone and has a computer within reach.',
          'who answers in your second tier',
        ),
        shifts: [
          { by: 'desk', days: 6, from: 9, to: 18 },
          { sample: 'from when and until when', by: 'call', days: 7, from: 7, to: 22 },
        ],
      },
      {
        name: 'Day and night',
        price: sample('By number of systems, from ₹25,000 a month', 'what your third tier costs'),
        times: 'All 24 hours, every day',
        staffing: sample(
          'At night an engineer in {company.city} is on call, with a second one as backup. An alarm rings them before you do; they know your system from a written runbook.',
          'who answers at night',
        ),
        shifts: [
          { by: 'desk', days: 6, from: 9, to: 18 },
          { by: 'call', days: 7, from: 0, to: 24 },
        ],
      },
    ],
    responseTimes: {
      caption: 'How soon somebody works on a fault, counted in the hours of the tier',
      fault: 'What is wrong',
      rows: [
        {
          sample: 'your own times',
          fault: 'Nobody can work, or data is at risk',
          times: ['4 hours', '2 hours', '30 minutes'],
        },
        {
          sample: 'your own times',
          fault: 'Some cannot work, or there is a way round',
          times: ['1 working day', '4 hours', '2 hours'],
        },
        {
          sample: 'your own times',
          fault: 'A question, or a wish',
          times: ['2 working days', '1 working day', '1 working day'],
        },
      ],
    },
    notes: [
      'Where we say 24/7 support, we mean systems under the third tier. All others are answered in the hours of their tier.',
      sample(
        'TextMi has a team of its own, in three shifts, for what its users report in the app.',
        'who answers the users of your messaging app',
      ),
    ],
  },
  ending: {
    anchor: 'end',
    navLabel: 'The end',
    heading: 'How you leave us',
    intro: 'A contract is good if it also ends well. These days are counted whether you leave or we do.',
    dayAfter: 'Day {count}',
    lastDay: 'Last day',
    dayBefore: '{count} days before',
    steps: [
      {
        day: -30,
        title: 'Notice',
        text: 'Thirty days, in writing, from either side. Work goes on as before, and we name the person who hands over.',
      },
      {
        sample: 'what a hand-over includes',
        day: 0,
        title: 'Hand-over',
        text: 'Sources, passwords, domains and cloud accounts are in your name. Two half days with whoever comes after us are in the price.',
      },
      {
        sample: 'within how many days you export a client’s data',
        day: 15,
        title: 'Your data, in files',
        text: 'Everything we hold for you as CSV and a database dump, pictures and papers as they came, with a list that says what each column means.',
      },
      {
        sample: 'when you delete a client’s data',
        day: 45,
        title: 'Deleted with us',
        text: 'When you have confirmed that the files open, or after thirty days without word, all copies on our machines are deleted and you get that in writing.',
      },
      {
        sample: 'when backups have lost it',
        day: 135,
        title: 'Gone from backups',
        text: 'The oldest backup that held your data has been overwritten. Only invoices and the contract stay, for the eight years that the Companies Act asks for.',
      },
    ],
  },
  callToAction: {
    heading: 'Papers for your purchase office',
    text: 'Numbers, certificates, turnover, security and recovery times stand on two sheets that print as they are.',
    actions: [
      { label: 'For your tender file', href: addresses.tenderFile },
      { label: 'Ask for an offer', href: addresses.contact },
    ],
  },
} satisfies ContractingSource;
