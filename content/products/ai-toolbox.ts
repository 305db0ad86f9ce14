import { sampleEvidence } from '../loading/sample.ts';
import type { ProductSource } from '../schema/offerings/product.ts';

export default {
  order: 70,
  name: 'AI Analytics Toolbox',
  summary: 'Forecasts, image recognition and text analysis that plug into software already in use.',
  category: 'BusinessApplication',
  hue: 'indigo',
  card: {
    subtitle: 'For teams with more data than time',
    category: 'Analytics',
    description:
      'Upload last year’s sales and see next month’s with the range it may fall in. Every figure opens to show the columns it rests on and its past errors.',
    picture:
      'AI Analytics Toolbox: daily orders and their forecast with a peak on Diwali eve, and five models at the left',
  },
  page: {
    sample: 'what your own product does: each function, picture and example on this page',
    metadata: {
      title: 'AI Analytics Toolbox | {company.name}',
      description:
        'AI Analytics Toolbox adds forecasts, image recognition, text analysis and recommendations to software you already use, each with its measured error.',
      keywords: [
        'AI analytics',
        'predictive analytics',
        'computer vision',
        'natural language processing',
        'recommendation system',
        'process automation',
        'demand forecasting',
      ],
    },
    hero: {
      eyebrow: 'Analytics and machine learning',
      lead: 'Tomorrow’s orders at a depot in Tripura, with the range they may fall in, what drives them, and a plain note that the model missed Diwali. Version 15 knows about festivals.',
      actions: [{ label: 'Try It on Your Data' }, { label: 'Talk to an Engineer' }],
      picture: {
        screen: 'ai-dashboard',
        alt: 'AI Analytics Toolbox: daily orders and their forecast with a peak on Diwali eve, accuracy by week, and three model versions',
        states: {
          legend: 'Model',
          firstLabel: 'Daily orders',
          others: [
            {
              label: 'Delivery time',
              alt: 'The model for delivery times: 89.2% of 812 deliveries came within ten minutes of the promise, those to Melaghar least often',
            },
            {
              label: 'Late payment',
              alt: 'The model for late payment: seven invoices by their chance to be late, and a table of what it said of 220 and what came',
            },
          ],
        },
      },
    },
    sections: [
      {
        kind: 'features',
        id: 'features',
        heading: 'Tools that work apart or together',
        items: [
          {
            icon: 'forecast',
            title: 'Predictive Analytics Engine',
            text: 'Upload three years of orders; get next month by day and product, with a range. Each night it compares what it said with what came.',
          },
          {
            icon: 'eye',
            title: 'Computer Vision Suite',
            text: 'Count, find and sort in pictures from a phone, a drone or a gate camera. Doubtful ones go to your staff, whose answers are used in the next training.',
          },
          {
            icon: 'language',
            title: 'Natural Language Processor',
            text: 'Letters, complaints and reviews in English, Hindi and Bengali, sorted by subject and urgency, with the words that decided marked in the text.',
          },
          {
            icon: 'signpost',
            title: 'Recommendation System',
            text: 'What goes with this saree, which course follows that one, which spare part the mechanic will ask for next. Rules you set come first.',
          },
          {
            icon: 'gauge',
            title: 'Intelligent Dashboard',
            text: 'Ask in a sentence, get a chart and the query behind it. A figure that leaves its usual range is moved to the top of the page.',
          },
          {
            icon: 'robot',
            title: 'Process Automation Bot',
            text: 'Reads the invoice in the mailbox, matches it with the order and prepares the payment. A clerk releases it; above your limit, two do.',
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'Where staff decide',
        intro: 'Clear cases are sorted at once. The doubtful ones wait in a list until somebody has looked.',
        screens: [
          {
            screen: 'ai-vision',
            alt: 'A nursery bed from above with 24 places marked as healthy, wilted or gap, five doubtful ones listed, and a table of errors',
            caption: 'Seedlings at a tree nursery: 24 places, and a gardener looks at the five that are unclear.',
          },
          {
            screen: 'ai-loading',
            alt: 'A phone at the depot: the orders foreseen for Friday with their range, crates of five goods, and the first four of six vans, two of them loaded',
            caption: 'Friday, 5:40 at the depot: the crates follow the forecast of the night.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'uses',
        heading: 'Where it fits',
        items: [
          {
            title: 'Depots and shops',
            text: 'The van is loaded for what tomorrow will sell. Bread that would come back stale is not baked.',
            points: ['Orders by day and route', 'Shelf life of fresh goods', 'Late payers, seen early'],
          },
          {
            title: 'Nurseries and gardens',
            text: 'A phone on a stick takes forty-two photographs before eight, and the gaps are replanted the same day.',
            points: ['Seedlings counted by state', 'Leaf diseases by photograph', 'Yield before the plucking round'],
          },
          {
            title: 'Offices and helplines',
            text: 'When the office opens, the mail of the night is sorted, with a draft beside each question that was asked before.',
            points: ['Letters by department', 'Recorded calls in short', 'Forms read into fields'],
          },
          {
            title: 'Clinics and banks',
            text: 'Papers are checked for what is missing while the visitor is still at the counter.',
            points: ['Claims and loan files', 'Queues by hour', 'Payments that look unusual'],
          },
        ],
      },
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'Effect on office work',
        metrics: [
          {
            value: '85%',
            label: 'model accuracy',
            evidence: sampleEvidence(
              'Right answers on data held back from training, averaged over all models in service in 2025, the hardest included. Single ones, like those pictured, do better.',
            ),
          },
          {
            value: '70%',
            label: 'less manual processing',
            change: 'less',
            evidence: sampleEvidence(
              'Cases closed without a keystroke, in the logs of five offices for the last quarter of 2025.',
            ),
          },
          {
            value: '3x',
            label: 'faster decisions',
            change: 'less',
            evidence: sampleEvidence(
              'Median time from the arrival of a case to its decision at the same five offices, before the start and six months after.',
            ),
          },
          {
            value: '45%',
            label: 'operational efficiency',
            change: 'more',
            evidence: sampleEvidence(
              'Cases handled per member of staff and day at those offices, against the year before the start.',
            ),
          },
        ],
      },
      {
        kind: 'process',
        id: 'versions',
        heading: 'How a model goes live',
        steps: [
          { title: 'Trial', text: 'The new version forecasts in silence for two weeks, beside the one in use.' },
          { title: 'Compare', text: 'Both are measured on the same days, the odd ones included.' },
          { title: 'Release', text: 'Your head of department approves it by name, and the old version stays ready.' },
          { title: 'Watch', text: 'Accuracy by week, and a mark on the day it starts to slip.' },
        ],
      },
    ],
    callToAction: {
      heading: 'Check a forecast against a month you know',
      text: 'You keep the figures of one month to yourself; we forecast that month from the years before. How the older figures reach us is settled first.',
      action: { label: 'Set Us a Test' },
    },
  },
} satisfies ProductSource;
