import { sample, sampleEvidence } from '../loading/sample.ts';
import type { ProductSource } from '../schema/offerings/product.ts';

export default {
  order: 70,
  name: 'AI Analytics Toolbox',
  summary: 'Forecasts, image recognition and text analysis for the software you already use.',
  category: 'BusinessApplication',
  hue: 'indigo',
  card: {
    subtitle: 'For teams with more data than time',
    category: 'Analytics',
    description:
      'Upload three years of sales and see the next month as a range. Each forecast shows its data, and how often it was wrong before.',
    picture:
      'AI Analytics Toolbox: daily orders and their forecast with a peak on Diwali eve, and five models on the left',
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
      lead: sample(
        'It forecasts orders, sorts letters and counts objects in photographs. For each model you see how often it was wrong. A first model costs ₹2.5 to ₹6 lakh, without GST.',
        'what a first model costs',
      ),
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
              alt: 'The model for late payment: seven invoices by their chance to be late, and a table of its forecast for 220 invoices and the result',
            },
          ],
        },
      },
    },
    sections: [
      {
        kind: 'features',
        id: 'features',
        heading: 'Six tools, together or alone',
        items: [
          {
            title: 'Predictive Analytics Engine',
            text: 'Upload three years of orders. You get the next month by day and product, as a range. Each night it compares the forecast with the real orders.',
          },
          {
            title: 'Computer Vision Suite',
            text: 'It counts and sorts objects in pictures from a phone, a drone or a gate camera. Your staff check the unclear ones, and the next version learns from their answers.',
          },
          {
            title: 'Natural Language Processor',
            text: 'It sorts letters, complaints and reviews in English, Hindi and Bengali by subject and urgency, and marks the words that decided the result.',
          },
          {
            title: 'Recommendation System',
            text: 'It suggests what goes with a saree, which course comes next, or which spare part a mechanic needs. Your own rules come first.',
          },
          {
            title: 'Intelligent Dashboard',
            text: 'Ask a question in a sentence and get a chart with its query. Unusual figures move to the top of the page.',
          },
          {
            title: 'Process Automation Bot',
            text: 'It reads invoices in the mailbox, matches them with orders and prepares payments. A clerk releases each payment; above your limit, two people do.',
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'Your staff decide unclear cases',
        intro: 'The tool sorts clear cases at once. Unclear ones wait in a list for a person.',
        screens: [
          {
            screen: 'ai-vision',
            alt: 'A nursery bed from above with 24 places marked as healthy, wilted or gap, five doubtful ones listed, and a table of errors',
            caption: 'Seedlings at a tree nursery: 24 places, and a gardener checks the five unclear ones.',
          },
          {
            screen: 'ai-loading',
            alt: 'A phone at the depot: the forecast orders for Friday with their range, crates of five goods, and the first four of six vans, two of them loaded',
            caption: 'Friday, 5:40 at the depot: the crates follow last night’s forecast.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'uses',
        heading: 'Who uses it',
        items: [
          {
            title: 'Depots and shops',
            text: 'Load the vans with what tomorrow will sell, and bring less bread back.',
            points: ['Orders by day and route', 'Shelf life of fresh goods', 'Late payers, found early'],
          },
          {
            title: 'Nurseries and gardens',
            text: 'Photograph the beds with a phone, and replant the gaps on the same day.',
            points: ['Seedlings counted by condition', 'Leaf diseases from photographs', 'Yield before plucking'],
          },
          {
            title: 'Offices and helplines',
            text: 'The night’s mail is sorted when you arrive, with a draft answer to each common question.',
            points: ['Letters by department', 'Summaries of recorded calls', 'Forms read into a database'],
          },
          {
            title: 'Clinics and banks',
            text: 'Find missing documents while the visitor is still at the counter.',
            points: ['Claims and loan files', 'Queues by hour', 'Unusual payments'],
          },
        ],
      },
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'Results in use',
        metrics: [
          {
            value: '85%',
            label: 'model accuracy',
            evidence: sampleEvidence(
              'Correct answers on new data, averaged over all models in use in 2025. The models in the pictures are better than average.',
            ),
          },
          {
            value: '70%',
            label: 'less manual processing',
            change: 'less',
            evidence: sampleEvidence(
              'Cases closed without manual work, in the logs of five offices for the last quarter of 2025.',
            ),
          },
          {
            value: '3x',
            label: 'faster decisions',
            change: 'less',
            evidence: sampleEvidence(
              'Median time from the arrival of a case to its decision in the same five offices, before the start and six months after.',
            ),
          },
          {
            value: '45%',
            label: 'operational efficiency',
            change: 'more',
            evidence: sampleEvidence(
              'Cases handled per employee and day in those offices, compared with the year before the start.',
            ),
          },
        ],
      },
      {
        kind: 'process',
        id: 'versions',
        heading: 'How a model goes live',
        steps: [
          {
            title: 'Trial',
            text: 'For two weeks the new version makes forecasts next to the current one. Your staff still use the current one.',
          },
          { title: 'Compare', text: 'We measure both versions on the same days, unusual days included.' },
          { title: 'Release', text: 'Your head of department approves the new version. The old version stays ready.' },
          { title: 'Monitor', text: 'You see the accuracy each week, with a mark on the day it starts to fall.' },
        ],
      },
    ],
    callToAction: {
      heading: 'Test it on a month you know',
      text: sample(
        'Give us past orders without the last month. Within five working days you get a free forecast of that month, and compare it with your figures. Your files stay in India, and we delete them after thirty days.',
        'what the test costs and how long it takes, where the files are stored, and when they are deleted',
      ),
      action: { label: 'Set Us a Test' },
    },
  },
} satisfies ProductSource;
