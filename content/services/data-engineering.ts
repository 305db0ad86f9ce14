import { sampleEvidence } from '../loading/sample.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 60,
  title: 'Data Engineering',
  icon: 'database',
  hue: 'leaf',
  summary: 'Warehouses, pipelines and live reports from one set of figures',
  description:
    'We clean the figures from tills, sensors and old databases and load them into one warehouse, overnight or at once. Two managers who ask the same question get the same number, and they can trace it to its source rows.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Data Engineering | {company.name}',
      description:
        'Data warehouses, real-time analytics, big data processing and automated pipelines: each question about your figures has one traceable answer.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'We bring your figures together in one place. They are loaded on time, checked, named in plain words, and ready in seconds.',
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
              'The slowest daily report of eight clients, timed on the old system and on the new one with the same data.',
            ),
          },
          {
            value: '95%',
            label: 'data quality',
            evidence: sampleEvidence(
              'Rows that passed every check on arrival, over all pipelines in our care in the last quarter of 2025.',
            ),
          },
          {
            value: '50%',
            label: 'cost reduction',
            change: 'less',
            evidence: sampleEvidence(
              'Storage and computing of four warehouses: the bills of the six months before and after the change.',
            ),
          },
          {
            value: '24/7',
            label: 'availability',
            evidence: sampleEvidence(
              'Reports are available at any hour. A load that fails at night starts again, or an engineer repairs it before the office opens.',
            ),
          },
          {
            value: '1TB+',
            label: 'daily data',
            evidence: sampleEvidence(
              'Compressed data loaded per day by the largest platform in our care, from its log of December 2025.',
            ),
          },
        ],
      },
      {
        kind: 'figure',
        id: 'pipeline',
        heading: 'Stages of a pipeline',
        intro: 'This drawing follows two sales of rice from a till in Dharmanagar to the report. One of them is wrong.',
        figure: 'data-row',
        arrangement: 'rows',
        alt: 'Two sales leave a till in Dharmanagar as raw text, which is kept unchanged. In the check, one is right: 2 times 305 is 610. The other is wrong: 3 times 185 is not 55, so it is set aside and its owner is told. The right row becomes five cells: 6 December 2025, Dharmanagar, rice, 10 kg, ₹610. It tops Saturday’s column of sold rice, which nearly reaches the 140 kg in stock. A thread leads from the column back to the raw row. Of 4,812 rows, 4,571 were counted and 241 set aside. Belonia is late: its owner is told at 07:00, and the office opens at 10:00.',
        steps: [
          {
            title: 'Ingestion',
            text: 'We read files, databases, APIs and sensors on a schedule or after each change, with little load on the source.',
          },
          {
            title: 'Storage',
            text: 'We keep the raw data unchanged, so that every later stage can run again.',
          },
          {
            title: 'Validation',
            text: 'Missing rows, wrong types and wrong totals are set aside with a reason. The owner of the data gets a message.',
          },
          {
            title: 'Transformation',
            text: 'Tested SQL gives names, units and codes one spelling for each village and each item.',
          },
          {
            title: 'Serving',
            text: 'Dashboards, spreadsheets and programs read tables made for their questions.',
          },
          {
            title: 'Monitoring',
            text: 'We watch age, volume and cost. If a table is late, its owner knows before the office opens.',
          },
        ],
      },
      {
        kind: 'quote',
        id: 'story',
        heading: 'What one retailer found',
        sample: 'what a real client wrote, with role, kind of organisation and their written consent',
        text: 'Eleven of our shops ran out of rice and oil every first Saturday, the week wages are paid. Nobody knew, because the figures only met at the end of the month. Now we see stock by shop each morning, and the year closed with 25% more revenue.',
        author: 'Managing director of a chain of grocery shops',
      },
      {
        kind: 'offerings',
        id: 'services',
        heading: 'Warehouses, streams and pipelines',
        intro: 'Most clients start with one or two of these. A good start is the report that people argue about most.',
        items: [
          {
            title: 'Data Warehousing',
            text: 'One store for sales, stock, attendance and payments. Each row shows its source and its loading date, and your analyst can join the tables without help.',
            points: [
              'History kept, so that last year’s report stays the same',
              'One written definition for each figure',
              'Personal columns hidden by role',
            ],
          },
          {
            title: 'Real-time Analytics',
            text: 'Events appear on the screen within seconds: sales by counter, power by feeder, buses by stop. Late and repeated messages are counted once, at the right time.',
            points: [
              'Kafka streams, ordered by event time',
              'Alerts with a threshold and a named recipient',
              'A nightly run that checks the day',
            ],
          },
          {
            title: 'Big Data Processing',
            text: 'Years of meter readings, satellite images or log files, processed on many machines. If one large machine is fast enough, we use that, because it costs less.',
            points: [
              'Spark with Parquet files that other tools can read',
              'Data stored by the questions you ask',
              'The cost of each job next to its result',
            ],
          },
          {
            title: 'Data Pipeline Automation',
            text: 'Loads that took somebody an evening now run by themselves, in order, and continue after a failure. If a source changes a column, the load stops and names it.',
            points: [
              'Reviewed and kept in version control',
              'Safe to run twice',
              'A daily message: what arrived and what did not',
            ],
          },
        ],
      },
      {
        kind: 'list',
        id: 'benefits',
        heading: 'Benefits',
        items: [
          'Sales, stock and accounts with the same totals',
          'Reports before the office opens',
          'Figures you can trace to their rows',
          'Errors found while loading',
          'Answers without waiting for a programmer',
          'Old systems switched off, their history kept',
          'Personal data hidden from those who do not need it',
          'Low cost for old years: storage and computing are separate',
          'New sources that use existing checks',
          'Tables ready for forecasts',
        ],
      },
      {
        kind: 'offerings',
        id: 'use-cases',
        heading: 'Where it pays off first',
        items: [
          {
            title: 'Sales and stock',
            text: 'Sales by shop and day, with a warning for goods that will run out before the next delivery. Every shop and the head office see the same page.',
          },
          {
            title: 'Yield and weather',
            text: 'Leaf weights by section with rainfall, pruning dates and plucking rounds. A tea garden sees early which sections fall behind.',
          },
          {
            title: 'Applications and delays',
            text: 'Applications received, pending and settled, by block and by week. Each office sees its backlog, and the district sees where help is needed.',
          },
          {
            title: 'Students and results',
            text: 'Admissions, attendance and marks over several years. A college sees which first-year courses many students fail before they leave.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'technologies',
        heading: 'Tools by purpose',
        groups: [
          { title: 'Databases', items: ['PostgreSQL', 'MySQL', 'SQL Server', 'MongoDB', 'ClickHouse'] },
          {
            title: 'Big Data',
            items: ['Apache Spark', 'Apache Kafka', 'Apache Flink', 'Apache Airflow', 'Apache Iceberg'],
          },
          {
            title: 'Cloud Platforms',
            items: ['Amazon Redshift', 'Azure Data Factory', 'Google BigQuery', 'Snowflake', 'Databricks'],
          },
          { title: 'Analytics', items: ['dbt', 'Power BI', 'Apache Superset', 'Metabase', 'Python and pandas'] },
        ],
      },
    ],
    callToAction: {
      heading: 'Do two of your reports disagree?',
      text: 'That is a good first project. Tell us what each report counts and where its figures come from. We tell you the likely cause and how to fix it.',
      action: { label: 'Start Your Data Journey' },
    },
  },
} satisfies ServiceSource;
