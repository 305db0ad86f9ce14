import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 40,
  title: 'Machine Learning',
  logos: ['PyTorch', 'TensorFlow'],
  hue: 'plum',
  description: 'Forecasts, rankings and checks, trained on your records and measured against them.',
  project: 'AI-Integrated Services',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'Machine learning engineering | {company.name}',
      description:
        'Forecasts, rankings and image checks with scikit-learn, XGBoost and PyTorch: how we test a model, how we run it, and when we advise against it.',
    },
    hero: {
      eyebrow: 'Technology: learning from records',
      lead: 'We train simple models for decisions that you make a hundred times a day: how much to order, or which meter to inspect.',
      actions: [
        { label: 'Bring a Question' },
        { label: 'AI services, by industry', href: `${addresses.service('ai-integrated')}#industries` },
      ],
      picture: {
        screen: 'ai-dashboard',
        alt: 'A list of models next to a chart of daily orders with their forecast for ten days, its accuracy by week and its causes',
      },
    },
    sections: [
      {
        kind: 'offerings',
        id: 'kinds',
        heading: 'Methods and libraries',
        items: [
          {
            title: 'Scores and rankings',
            text: 'Business data is mostly tables. For tables with up to a few million rows, boosted trees often beat neural networks and train in minutes. SHAP values show which columns changed a score.',
            points: [
              'One pipeline for training and use',
              'Calibrated scores: of cases at 70 per cent, seven in ten come true',
            ],
          },
          {
            title: 'Forecasts',
            text: 'We forecast demand, load and arrivals, by week or by quarter of an hour. We test on past years and compare each forecast with the same week last year.',
            points: [
              'Shop forecasts that add up to the district',
              'A range that contains the result nine times in ten',
            ],
          },
          {
            title: 'Images and signals',
            text: 'We adapt a pretrained PyTorch network with 500 to 2,000 labelled pictures from your site. A small model, exported to ONNX, runs on a computer next to the belt.',
            points: ['A tenth of the pictures labelled twice', 'Test pictures from another day and camera'],
          },
          {
            title: 'Maintenance',
            text: 'MLflow stores each run with its data, settings and scores, so that we can rebuild the model. If the inputs drift away from the training data, an engineer finds the reason.',
            link: { label: 'AI Analytics Toolbox, our product', href: addresses.product('ai-toolbox') },
          },
        ],
      },
      {
        kind: 'figure',
        id: 'road',
        heading: 'From a question to a live model',
        intro: 'It usually takes eight to fourteen weeks, and ends earlier if a model does not help.',
        figure: 'meters-ranked',
        arrangement: 'above',
        alt: 'A hundred visits to electricity meters, chosen twice. With the old list, 5 visits found a fault or a bypass and 95 found a sound meter. With the model, the 90 meters with the highest scores are visited, and 10 random ones of the others: 14 visits found something, one of them by chance, and 86 found a sound meter.',
        steps: [
          {
            title: 'Baseline',
            text: 'We program the rule that you use today and score it on past cases. The model must beat it.',
          },
          {
            title: 'Audit',
            text: 'We check when each column was filled in. A column filled in after the result looks good in tests and fails in use.',
          },
          {
            title: 'First model',
            text: 'We train logistic regression or boosted trees on earlier years and test them on later ones.',
          },
          {
            title: 'Shadow run',
            text: 'For two weeks the model answers, but your staff do not see its answers. Then we compare them with the decisions of your staff.',
          },
          {
            title: 'In use',
            text: 'It runs with the threshold that you chose. You can switch back to the old way.',
          },
        ],
      },
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Three models in use',
        sample: 'three machine-learning projects of your own',
        projects: [
          {
            id: 'meters',
            title: 'A model for meter inspections at a power distributor',
            client: 'utilities',
            service: 'ai-integrated',
            scope: '2024, 3 months, ₹12 lakh',
            description:
              'The distributor can visit 60 meters a day. With the model, 14 visits in 100 found a fault or a bypass, compared with 5 before. One visit in ten is random, so that the model keeps learning.',
            technologies: ['XGBoost', 'scikit-learn', 'PostgreSQL', 'MLflow'],
          },
          {
            id: 'leaf-grading',
            title: 'A camera that grades leaves at a tea factory',
            client: 'farming',
            service: 'ai-integrated',
            scope: '2025, 3 months, ₹15 lakh',
            description:
              'A camera above the belt counts fine and coarse leaves in each batch. In 1,200 batches it was within three points of the manual count. Staff still count every twentieth batch.',
            technologies: ['PyTorch', 'OpenCV', 'ONNX Runtime', 'FastAPI'],
          },
          {
            id: 'beds',
            title: 'A bed forecast for a hospital',
            client: 'health',
            service: 'ai-integrated',
            scope: '2023, 2 months, ₹5.5 lakh',
            description:
              'It forecasts admissions by ward for seven days, from daily totals of six years without patient data. On normal days the error is about four beds. In dengue weeks the range is wide, and staff call the wards.',
            technologies: ['LightGBM', 'pandas', 'Airflow', 'Apache Superset'],
          },
        ],
      },
      {
        kind: 'groups',
        id: 'tools',
        heading: 'Tools for models',
        groups: [
          { title: 'Data', items: ['pandas', 'Polars', 'DuckDB', 'Pandera', 'DVC'] },
          { title: 'Models', items: ['scikit-learn', 'XGBoost', 'LightGBM', 'PyTorch', 'statsmodels'] },
          { title: 'Runs and settings', items: ['MLflow', 'Optuna', 'Docker', 'Airflow'] },
          { title: 'Checks', items: ['SHAP', 'Fairlearn', 'Evidently', 'Conformal prediction'] },
          { title: 'In use', items: ['FastAPI', 'ONNX Runtime', 'Batch tables in PostgreSQL'] },
          {
            title: 'For older models',
            text: 'We maintain them, but rarely start new ones.',
            items: ['TensorFlow', 'Keras', 'LiteRT on phones'],
          },
        ],
      },
      {
        kind: 'list',
        id: 'against',
        heading: 'When we advise against a model',
        items: [
          'Fewer than a few hundred past cases with a known result',
          'Results that were recorded only after complaints',
          'A written rule that can be programmed',
          'Judgements about people without a review',
          'Labels on which two experts disagree',
          'Answers that would change no decision',
          'A process that ends within the year',
        ],
      },
    ],
    callToAction: {
      heading: 'Can it be predicted?',
      text: sample(
        'Describe the estimate that your staff make by hand today. A first opinion is free and comes within five working days.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Ask for an Opinion' },
    },
  },
} satisfies TechnologySource;
