import { addresses } from '../addresses.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 40,
  title: 'Machine Learning',
  logos: ['PyTorch', 'TensorFlow'],
  hue: 'plum',
  description: 'Forecasts, rankings and checks, learned from a client’s own records and measured against them.',
  project: 'AI-Integrated Services',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'Machine learning engineering | {company.name}',
      description:
        'Forecasts, rankings and image checks with scikit-learn, XGBoost and PyTorch: how we test a model, how we run it, and the cases in which we advise against.',
    },
    hero: {
      eyebrow: 'Technology: learning from records',
      lead: 'How much to order, which meter to inspect, which batch to look at again: decisions that come up a hundred times a day and can be checked afterwards. For those we train models, few and plain, and retire any that stops being worth its keep.',
      actions: [
        { label: 'Bring a Question' },
        { label: 'AI services, by industry', href: `${addresses.service('ai-integrated')}#industries` },
      ],
      picture: {
        screen: 'ai-dashboard',
        alt: 'A list of models beside a chart of daily orders with their forecast for ten days, its accuracy by week and what drives it',
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
            text: 'Business data is mostly tables. On those, up to a few million rows, boosted trees still win for us more often than neural networks, train in minutes on a laptop, and let SHAP values say which columns moved one score.',
            points: [
              'One scikit-learn pipeline prepares the data for training and for use',
              'Calibrated: of cases scored 70 per cent, about seven in ten come true',
            ],
          },
          {
            title: 'Forecasts',
            text: 'Demand, load and arrivals, by week or by quarter of an hour, with statsmodels and LightGBM. We test by rolling through past years, and draw ‘same week last year’ into every chart as a warning to ourselves.',
            points: [
              'Shop figures that add up to the district’s',
              'A 90 per cent range that has to hold nine times in ten',
            ],
          },
          {
            title: 'Images and signals',
            text: 'PyTorch, from a network that was trained before, with 500 to 2,000 labelled pictures from your site. Exported to ONNX, a small model runs on a box beside the belt. A large one must gain enough to pay for its graphics card.',
            points: [
              'A tenth of the pictures labelled twice, to see how far people agree',
              'Test pictures from another day and another camera',
            ],
          },
          {
            title: 'Looking after them',
            text: 'MLflow keeps each run with its data version, settings and scores, so that the model in use can be built again. Its inputs are compared with the training data every night. Drift raises an alert; retraining waits until an engineer has found the reason.',
            link: { label: 'AI Analytics Toolbox, our product', href: addresses.product('ai-toolbox') },
          },
        ],
      },
      {
        kind: 'figure',
        id: 'road',
        heading: 'From a question to a model in use',
        intro:
          'Eight to fourteen weeks as a rule. Any of the first four steps may end in a no. The drawing is of one that ended in a yes.',
        figure: 'meters-ranked',
        arrangement: 'above',
        alt: 'A hundred visits to electricity meters, chosen twice. By the old list, whatever the score of a meter, 5 visits found a fault or a bypass and 95 found a sound meter. By the model, the 90 meters with the highest scores are visited, and 10 more are drawn by lot from those below the line: 14 visits found something, most of them among the highest scores and one of them by lot, and 86 found a sound meter.',
        steps: [
          {
            title: 'Baseline',
            text: 'The rule of thumb in use today, written as code and scored on past cases. All that follows must beat it.',
          },
          {
            title: 'Audit',
            text: 'When was each column known? One that is filled in after the event shines in tests and fails in the office.',
          },
          {
            title: 'First model',
            text: 'Logistic regression or boosted trees, trained on earlier years and tested on later ones.',
          },
          {
            title: 'Shadow run',
            text: 'For a month it answers in silence while people decide as before. Then both are scored on the same cases.',
          },
          {
            title: 'In use',
            text: 'With the threshold you chose, a switch back to the old way, and the day of retraining in the calendar.',
          },
        ],
      },
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Models in service',
        sample: 'three machine-learning projects of your own',
        projects: [
          {
            title: 'Which meters to inspect first',
            description:
              'A power distributor can visit 60 meters a day. Ordered by consumption pattern, 14 visits in 100 found a fault or a bypass, against 5 with the old list. One visit in ten is drawn by lot, or the model would learn from its own choices alone.',
            technologies: ['XGBoost', 'scikit-learn', 'PostgreSQL', 'MLflow'],
          },
          {
            title: 'Leaf grading at a tea factory',
            description:
              'A camera above the belt counts fine and coarse leaf in each batch. Over 1,200 batches it stayed within three points of the count by hand, which is still made on every twentieth.',
            technologies: ['PyTorch', 'OpenCV', 'ONNX Runtime', 'FastAPI'],
          },
          {
            title: 'Beds needed in the coming week',
            description:
              'Admissions by ward for seven days ahead, from six years of a district hospital’s registers. On ordinary days the error is about four beds. In dengue weeks the range widens, and the staff are told to rely on the telephone.',
            technologies: ['LightGBM', 'pandas', 'Airflow', 'Apache Superset'],
          },
        ],
      },
      {
        kind: 'groups',
        id: 'tools',
        heading: 'On the workbench',
        groups: [
          { title: 'Data', items: ['pandas', 'Polars', 'DuckDB', 'Pandera', 'DVC'] },
          { title: 'Models', items: ['scikit-learn', 'XGBoost', 'LightGBM', 'PyTorch', 'statsmodels'] },
          { title: 'Runs and settings', items: ['MLflow', 'Optuna', 'Docker', 'Airflow'] },
          { title: 'Doubt', items: ['SHAP', 'Fairlearn', 'Evidently', 'Conformal prediction'] },
          { title: 'In use', items: ['FastAPI', 'ONNX Runtime', 'Batch tables in PostgreSQL'] },
          {
            title: 'Kept, rarely begun',
            text: 'Models that were written in these stay in them for as long as they do their work.',
            items: ['TensorFlow', 'Keras', 'LiteRT on phones'],
          },
        ],
      },
      {
        kind: 'list',
        id: 'against',
        heading: 'When we advise against it',
        items: [
          'Fewer than a few hundred past cases with a known outcome',
          'An outcome that was recorded when somebody complained, and otherwise not',
          'A rule that exists in writing and can be programmed',
          'A verdict on someone that will not be reviewed',
          'Labels on which two experts disagree',
          'An answer that would not change any decision',
          'A process that is to be replaced within the year',
        ],
      },
    ],
    callToAction: {
      heading: 'Could it be predicted?',
      text: 'Often it can, where the true answer is recorded afterwards. A first opinion takes a description of the estimate your people make by hand today.',
      action: { label: 'Ask for an Opinion' },
    },
  },
} satisfies TechnologySource;
