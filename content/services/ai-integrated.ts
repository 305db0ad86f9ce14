import { sample } from '../loading/sample.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 30,
  title: 'AI-Integrated Services',
  icon: 'brain',
  hue: 'plum',
  summary: 'Models that read, see and predict, inside software you use',
  description:
    'We add models that sort letters, count saplings in a photograph or forecast next month’s stock. We test each model on your own records before anyone relies on it. Your staff can always overrule it.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'AI-Integrated Services | {company.name}',
      description:
        'Machine learning, text, images and forecasts inside the software you use, tested on your own records before anyone relies on them.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'Software that reads forms, finds diseased leaves or forecasts orders. You see how often it is wrong on your own cases before you decide.',
      actions: [{ label: 'Explore AI Solutions' }],
      picture: {
        screen: 'ai-integrated-head',
        alt: 'A large tea leaf: a model has marked a red patch as blight, 91 in 100, and a check mark confirms it',
      },
    },
    sections: [
      {
        kind: 'list',
        id: 'applications',
        heading: 'Tasks for a model',
        intro: 'These tasks are small and frequent, and your staff can check a result quickly.',
        items: [
          'Sorting letters and emails by department',
          'Reading printed and handwritten forms',
          'Answering questions from your circulars, with the page',
          'Counting saplings, sacks or vehicles in a photograph',
          'Grading leaves and fruit on a belt',
          'Forecasting demand by shop and week',
          'Finding unusual payments',
          'Predicting which machine needs service next',
          'Drafting minutes from a recorded meeting',
          'Drafting Bengali and Hindi translations of notices',
        ],
      },
      {
        kind: 'figure',
        id: 'process',
        heading: 'How a project runs',
        intro:
          'A project takes eight to fourteen weeks. Midway you get a score sheet. In this example, a model finds blight on leaves that it has not seen before, and growers check each result.',
        figure: 'leaf-check',
        arrangement: 'split',
        alt: 'Forty tea leaves that were not used in training. The model has framed eleven as blighted: eight are, and three only have dust on them. Ten leaves have blight: it found eight and missed two with small spots. So its precision is 8 of 11 and its recall 8 of 10. A false alarm costs two minutes; a missed leaf costs a row of bushes, ₹900.',
        steps: [
          {
            title: 'Problem Definition',
            text: 'We ask which decision you make, how often, and what a wrong one costs. If a simple rule does it, we write the rule.',
          },
          {
            title: 'Data Collection',
            text: 'We list your data, who may use it and who labels it. We remove personal details that the model does not need.',
          },
          {
            title: 'Model Development',
            text: 'We test each model on cases that it has not seen. You review the mistakes with us.',
          },
          {
            title: 'Integration',
            text: 'The result appears on the screen that your staff use. For the first weeks it is only a suggestion.',
          },
          {
            title: 'Optimization',
            text: 'We train again with corrected cases. If the scores get worse, you switch back to the version before.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'services',
        heading: 'Four kinds of models',
        items: [
          {
            title: 'Machine Learning Models',
            text: 'The model learns from past decisions: which loan was repaid, which parcel came back. We start with a simple method, and use a larger model only if it is better on new records.',
            points: [
              'A baseline, agreed before training',
              'Errors by group, to find unfair results',
              'Versions of data, code and model together',
            ],
          },
          {
            title: 'Natural Language Processing',
            text: 'The model reads letters, rules and reports in English, Hindi and Bengali. Each answer shows the passage that it comes from. If none fits, the system says so.',
            points: [
              'Search that follows each reader’s access rights',
              'Kokborok, if texts for training exist',
              'A hosted model, or a model on your server',
            ],
          },
          {
            title: 'Computer Vision',
            text: 'A camera or a phone counts, finds defects, and reads number plates and handwriting. We train on pictures from your site, with its dust and rain, because models trained elsewhere often fail there.',
            points: [
              'Small computers at the camera if the network is weak',
              'Labels from people who know the crop or the part',
              'Faces blurred, unless the task needs them and the law allows it',
            ],
          },
          {
            title: 'Predictive Analytics',
            text: 'You get a forecast as a range, and later a comparison with what happened. If it is no better than ‘the same as last year’, the report says so in its first line.',
            points: [
              'A range for each forecast',
              'Pujas, monsoon and examination weeks as inputs',
              'Tested on past seasons first',
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
            items: [
              'Outpatient queue forecasts',
              'Old paper prescriptions read into the record',
              'Beds and medicines needed next week',
            ],
          },
          {
            title: 'Finance',
            items: [
              'Unusual transactions held for review',
              'Missing loan documents found',
              'Credit scores with reasons',
            ],
          },
          {
            title: 'Retail',
            items: [
              'Reorder quantities by shop and season',
              'Products bought together',
              'Empty shelves seen in a photograph',
            ],
          },
          {
            title: 'Manufacturing',
            items: ['Defects found on the belt', 'Service before a breakdown', 'Energy used per batch'],
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
            text: 'Teachers decide every mark. No model scores a child.',
            items: [
              'Timetables that fit rooms and teachers',
              'First feedback on short answers',
              'Old examination questions sorted by topic',
            ],
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'benefits',
        heading: 'What your staff gain',
        items: [
          {
            title: 'Automation',
            text: 'The software reads the forms, and your staff handle only the difficult ones.',
          },
          {
            title: 'Intelligence',
            text: 'Managers see patterns across years and branches that go unnoticed in daily work.',
          },
          {
            title: 'Accuracy',
            text: 'You know the error rate for each kind of case, so you know which results to check.',
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
      heading: 'Is your task worth a model?',
      text: sample(
        'Describe a task that your staff do often. Within five working days we tell you which part a model can do, which data it needs and whether it saves money. This is free.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Start Your AI Journey' },
    },
  },
} satisfies ServiceSource;
