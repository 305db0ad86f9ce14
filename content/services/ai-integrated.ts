import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 30,
  title: 'AI-Integrated Services',
  icon: 'brain',
  hue: 'plum',
  summary: 'Models that read, see and predict, inside software you use',
  description:
    'We put a model where it saves somebody an hour: sorting incoming letters, counting saplings in a photograph, forecasting next month’s stock. Each is measured on your own records before anyone depends on it, and your staff can always overrule it.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'AI-Integrated Services | {company.name}',
      description:
        'Machine learning, language, vision and forecasting inside the software you use, tested on your own records before anyone has to rely on it.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'Software that reads a filled-in form, spots a blighted leaf or forecasts next month’s orders. You see how often it is wrong, on your own cases, before you decide to use it.',
      actions: [{ label: 'Explore AI Solutions' }],
      picture: {
        screen: 'ai-integrated-head',
        alt: 'A large tea leaf: a model has framed a red patch and says blight, 91 in 100; a check mark says that it is right',
      },
    },
    sections: [
      {
        kind: 'list',
        id: 'applications',
        heading: 'Jobs a model can take on',
        intro: 'All of them are small and frequent. The people who did them before can check a result at a glance.',
        items: [
          'Sorting letters and e-mails by the department they concern',
          'Reading printed and handwritten forms into fields',
          'Answering questions from your own circulars, with the page cited',
          'Counting saplings, sacks or vehicles in a photograph',
          'Grading leaf and fruit as it passes on the belt',
          'Forecasting demand for each shop and each week',
          'Flagging the payments that look unlike the rest',
          'Saying which machine will need service next',
          'Drafting minutes from a recorded meeting',
          'Translating notices into Bengali and Hindi, for a reader to correct',
        ],
      },
      {
        kind: 'figure',
        id: 'process',
        heading: 'How a project runs',
        intro:
          'In the middle of it stands a sheet like this one. The model has never seen these leaves; growers have checked each of them.',
        figure: 'leaf-check',
        arrangement: 'split',
        alt: 'Forty tea leaves that were held back from training. The model has framed eleven as blighted: eight are, and three only have dust on them. Ten leaves have blight: it found eight and missed two, which show the first small spots. So its precision is 8 of 11 and its recall 8 of 10. A false alarm costs one look of two minutes, a missed leaf a row of bushes, ₹900.',
        steps: [
          {
            title: 'Problem Definition',
            text: 'Which decision, made how often, and what does a wrong one cost? Where a written rule would do, we write the rule.',
          },
          {
            title: 'Data Collection',
            text: 'What there is, who may use it, who labels it. Personal details the model does not need are removed first.',
          },
          {
            title: 'Model Development',
            text: 'From the simple to the complex, always scored on held-back cases. You look through the mistakes with us.',
          },
          {
            title: 'Integration',
            text: 'Into the screen where the work is done; for the first weeks only as a suggestion beside the clerk’s own decision.',
          },
          {
            title: 'Optimization',
            text: 'Corrected cases go into the next training. If the scores drift, the previous version is one switch away.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'services',
        heading: 'Tables, texts, pictures, forecasts',
        items: [
          {
            title: 'Machine Learning Models',
            text: 'Tables of past decisions: which loan was repaid, which parcel came back. We start with the plainest method that could do, often gradient-boosted trees, and keep it unless a larger one does better on records it has never seen.',
            points: [
              'A baseline to beat, agreed before training',
              'Errors shown group by group, so that unfair ones are seen',
              'Data, code and model kept together in versions',
            ],
          },
          {
            title: 'Natural Language Processing',
            text: 'Letters, rules, reports and conversations in English, Hindi and Bengali. An answer about your documents carries the passage it rests on; if no passage fits, the system is built to say so instead of guessing.',
            points: [
              'Search that respects what each reader may open',
              'Kokborok, where enough text can be gathered',
              'A hosted model, or one on your own server',
            ],
          },
          {
            title: 'Computer Vision',
            text: 'A camera or a phone as a measuring tool: counts, defects, number plates, writing on paper. We train on pictures from your site, in its dust, rain and evening light, since a model trained elsewhere often fails there.',
            points: [
              'Small devices at the camera where the line is weak',
              'Labelled with people who know the crop or the part',
              'Faces blurred unless the task and the law require them',
            ],
          },
          {
            title: 'Predictive Analytics',
            text: 'What next week will bring, as a range, and later a comparison with what it did bring. If a forecast does no better than ‘the same as last year’, the report says that in its first line.',
            points: [
              'A range beside every forecast figure',
              'Pujas, monsoon and examination weeks among the inputs',
              'Tried out on past seasons before the coming one',
            ],
          },
        ],
      },
      {
        kind: 'groups',
        id: 'industries',
        heading: 'Uses by industry',
        groups: [
          {
            title: 'Healthcare',
            text: 'The doctor decides; the model puts the list in order.',
            items: [
              'Outpatient queue forecasts',
              'Old prescriptions read into the record',
              'Screening images sorted by urgency',
            ],
          },
          {
            title: 'Finance',
            items: [
              'Unusual transactions held for review',
              'Loan papers checked for what is missing',
              'Credit scores with their reasons',
            ],
          },
          {
            title: 'Retail',
            items: [
              'Reorder quantities by shop and season',
              'Goods bought together',
              'Empty shelves seen in a photograph',
            ],
          },
          {
            title: 'Manufacturing',
            items: ['Defects found on the line', 'Service before the breakdown', 'Energy used per batch, explained'],
          },
          {
            title: 'Transportation',
            items: [
              'Arrival times on hill roads',
              'Routes and loads for delivery vans',
              'Number plates read at the gate',
            ],
          },
          {
            title: 'Education',
            text: 'Teachers keep the last word on every mark.',
            items: [
              'Students who may need help, seen in time',
              'First feedback on short answers',
              'Old question papers sorted by topic',
            ],
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'benefits',
        heading: 'The gain for your staff',
        items: [
          {
            icon: 'robot',
            title: 'Automation',
            text: 'The three-hundredth form of the day is read with the same care as the first. Your people keep the odd cases and gain the afternoon.',
          },
          {
            icon: 'bulb',
            title: 'Intelligence',
            text: 'Patterns across years and branches are too spread out to notice in daily work. The manager who can act on them sees them.',
          },
          {
            icon: 'target',
            title: 'Accuracy',
            text: 'A measured error rate for each kind of case, kept up to date as corrected cases come in. It tells you where to trust the model and where to check.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'frameworks',
        heading: 'Frameworks we work in',
        groups: [
          { title: 'Neural networks', items: ['PyTorch', 'TensorFlow'] },
          { title: 'Tables and forecasts', items: ['scikit-learn', 'XGBoost'] },
          { title: 'Language and images', items: ['Hugging Face Transformers', 'OpenCV'] },
        ],
      },
    ],
    callToAction: {
      heading: 'Worth a model, or not',
      text: 'If a task is done by hand a hundred times a week, it may be worth a model. You hear which part could be automated, on which data, and if the saving justifies it.',
      action: { label: 'Start Your AI Journey' },
    },
  },
} satisfies ServiceSource;
