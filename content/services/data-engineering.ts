import { sample, sampleEvidence } from '../loading/sample.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 60,
  title: 'Data Engineering',
  icon: 'database',
  hue: 'leaf',
  summary: 'Warehouses, pipelines and live reports from one set of figures',
  description:
    'We clean the figures from tills, sensors and old databases and load them into one warehouse, nightly or in real time. Two managers who ask the same question get the same number, and they can trace it to its source rows.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Data Engineering | {company.name}',
      description:
        'Data warehouses, real-time analytics, big data processing and automated pipelines: each question about your figures has one traceable answer.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'We bring the figures of all your systems into one database, check each on arrival, and build the reports.',
      actions: [{ label: 'Build Your Data Platform' }],
      picture: {
        screen: 'data-engineering-head',
        alt: 'Loose squares of four colours fall from above and become eight ordered columns; one square is set aside',
      },
    },
    sections: [
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'Results on platforms we built',
        metrics: [
          {
            value: '10x',
            label: 'faster analytics',
            change: 'less',
            evidence: sampleEvidence(
              'Time to run the slowest daily report of eight clients, in the old system and in the new one.',
            ),
          },
          {
            value: '95%',
            label: 'data quality',
            evidence: sampleEvidence('Rows that passed every check on arrival, last quarter of 2025.'),
          },
          {
            value: '50%',
            label: 'cost reduction',
            change: 'less',
            evidence: sampleEvidence('Bills of four warehouses: six months before the change and six months after it.'),
          },
          {
            value: '24/7',
            label: 'availability',
            evidence: sampleEvidence(
              'The reports are open day and night. In 2025 they were available 99.9% of the time.',
            ),
          },
          {
            value: '1TB+',
            label: 'daily data',
            evidence: sampleEvidence('Compressed data per day on our largest platform, December 2025.'),
          },
        ],
      },
      {
        kind: 'figure',
        id: 'pipeline',
        heading: 'Stages of a pipeline',
        intro: 'Two sales of rice go from a till to the report. One of them is wrong.',
        figure: 'data-row',
        arrangement: 'rows',
        alt: 'Two sales arrive from a till in Dharmanagar as raw text and are kept unchanged. The check finds that one is right: 2 times 305 is 610. The other is wrong: 3 times 185 is not 55, so it is set aside and its owner gets a message. The right row becomes five cells: 6 December 2025, Dharmanagar, rice, 10 kg, ₹610. It is then the top of Saturday’s column of rice sold, which almost reaches the 140 kg on the shelf, and a line leads from there back to the raw row. Of 4,812 rows, 4,571 were counted and 241 set aside. Belonia is late: its owner is told at 07:00, and the office opens at 10:00.',
        steps: [
          {
            title: 'Ingestion',
            text: 'We read files, databases, APIs and sensors, on a schedule or after each change.',
          },
          {
            title: 'Storage',
            text: 'We keep the raw data, so that every later stage can run again.',
          },
          {
            title: 'Validation',
            text: 'Wrong rows are set aside, and the owner of the data gets a message.',
          },
          {
            title: 'Transformation',
            text: 'Each village, item and unit gets one spelling.',
          },
          {
            title: 'Serving',
            text: 'Dashboards and spreadsheets read tables made for them.',
          },
          {
            title: 'Monitoring',
            text: 'If a table is late, its owner knows before the office opens.',
          },
        ],
      },
      {
        kind: 'quote',
        id: 'story',
        heading: 'What one retailer found',
        sample: 'what a real client wrote, with role, kind of organisation and their written consent',
        text: 'Eleven of our shops ran out of rice every first Saturday, when wages are paid. We learned of it only at the end of the month. Now we see the stock of each shop daily. The year closed with 25% more revenue.',
        author: 'Managing director of a chain of grocery shops',
        picture: sample(
          {
            screen: 'place-shop',
            alt: 'A drawing of a grocery shop: full shelves, the shopkeeper behind the counter, and sacks of rice.',
          },
          'a photograph at a client, with consent (CONTRIBUTING.md, “Show a photograph”), and what it shows',
        ),
      },
      {
        kind: 'offerings',
        id: 'services',
        heading: 'Warehouses, streams and pipelines',
        intro: sample(
          'A first warehouse takes eight to twelve weeks. It runs on your server or in an Indian cloud region.',
          'how many weeks a first warehouse takes, and where it runs',
        ),
        items: [
          {
            title: 'Data Warehousing',
            text: 'One store holds sales, stock, attendance and payments. Each figure has one written definition.',
          },
          {
            title: 'Real-time Analytics',
            text: 'Sales by counter, power by feeder or buses by stop appear on the screen within seconds. Repeated messages are counted once.',
          },
          {
            title: 'Big Data Processing',
            text: 'We process years of meter readings, satellite images or log files with Spark, or on one large machine if that costs less.',
          },
          {
            title: 'Data Pipeline Automation',
            text: 'Loads run by themselves, in order, and continue after a failure. A daily message says what arrived and what did not.',
          },
        ],
      },
      {
        kind: 'list',
        id: 'benefits',
        heading: 'Benefits',
        items: [
          'The same totals in all reports',
          'Reports before the office opens',
          'Figures traced to their rows',
          'Errors found while loading',
          'Reports without a programmer',
          'Old systems switched off',
          'Personal data hidden by role',
          'Cheap storage for past years',
          'One set of checks for every new source',
          'Tables ready for forecasts',
        ],
      },
      {
        kind: 'offerings',
        id: 'use-cases',
        heading: 'Four uses that pay off first',
        items: [
          {
            title: 'Sales and stock',
            text: 'You see sales by shop and day, with a warning for goods that will run out before the next delivery.',
          },
          {
            title: 'Yield and weather',
            text: 'A tea garden compares leaf weights with rainfall, and sees early which sections fall behind.',
          },
          {
            title: 'Applications and delays',
            text: 'An office sees applications received, pending and settled, by block and week.',
          },
          {
            title: 'Students and results',
            text: 'A college sees in which first-year courses many students fail.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'technologies',
        heading: 'Tools by purpose',
        groups: [
          { title: 'Databases', items: ['PostgreSQL', 'SQL Server', 'ClickHouse'] },
          {
            title: 'Big Data',
            items: ['Spark', 'Kafka', 'Airflow'],
          },
          {
            title: 'Cloud Platforms',
            items: ['Redshift', 'BigQuery', 'Snowflake'],
          },
          { title: 'Analytics', items: ['dbt', 'Power BI', 'Superset'] },
        ],
      },
    ],
    callToAction: {
      heading: 'Do two of your reports disagree?',
      text: sample(
        'Describe what each report counts and where its figures come from. We tell you the likely cause within five working days, free of charge.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Start Your Data Journey' },
    },
  },
} satisfies ServiceSource;
