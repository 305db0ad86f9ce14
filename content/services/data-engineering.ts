import { sampleEvidence } from '../loading/sample.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 60,
  title: 'Data Engineering',
  icon: 'database',
  hue: 'leaf',
  summary: 'Warehouses, pipelines and live reports from one set of figures',
  description:
    'Figures from tills, sensors and old databases, cleaned and brought into one warehouse, overnight or as they happen. Two managers asking the same question get the same number, and anyone can follow it back to the rows it came from.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Data Engineering | {company.name}',
      description:
        'Data warehouses, real-time analytics, big data processing and automated pipelines, so that a question about your figures has one traceable answer.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'We build the place where your figures meet: loaded on time, checked on arrival, named in plain words, and quick enough to answer a question while the caller is still on the line.',
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
        heading: 'Measured on platforms we built',
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
              'Reports can be opened at any hour. A load that fails at night starts again by itself, or waits for the morning.',
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
        intro:
          'One sale of rice at a till in Dharmanagar, on its way to the report of the morning. Beside it goes one that is wrong.',
        figure: 'data-row',
        arrangement: 'rows',
        alt: 'Two sales come out of a till in Dharmanagar as raw text and are kept as they came. In the check, one adds up: 2 times 305 is 610. The other does not: 3 times 185 is not 55, so it is set aside and its owner told. The good row becomes five cells: 6 December 2025, Dharmanagar, rice, 10 kg, ₹610. It is then the top of Saturday’s column of rice sold, which all but reaches the 140 kg on the shelf, and a thread leads from there back to the raw row. Of 4,812 rows, 4,571 were counted and 241 set aside. Belonia is late: its owner is told at 07:00, and the office opens at 10:00.',
        steps: [
          {
            title: 'Ingestion',
            text: 'Files, databases, APIs and sensors, read on a schedule or change by change, with little load on the source.',
          },
          {
            title: 'Storage',
            text: 'The raw data is kept just as it came, so that every later stage can be run again from it.',
          },
          {
            title: 'Validation',
            text: 'Missing rows, wrong types and totals that disagree are set aside with the reason, and the owner is notified.',
          },
          {
            title: 'Transformation',
            text: 'Names, units and codes are brought together in tested SQL: one spelling for each village and each item.',
          },
          {
            title: 'Serving',
            text: 'Dashboards, spreadsheets and programs read tables that were built for the questions they ask.',
          },
          {
            title: 'Monitoring',
            text: 'Age, volume and cost are watched. The owner of a late table is told before the office opens.',
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
        intro:
          'A first warehouse seldom needs all of them. A good place to start is the report people argue over most.',
        items: [
          {
            title: 'Data Warehousing',
            text: 'One store for sales, stock, attendance and payments, where each row knows its source and the day it was loaded. Tables are laid out so that your own analyst can join them without asking which key to use.',
            points: [
              'Changes kept with their dates, so last year’s report still adds up',
              'One written definition for each measure',
              'Personal columns masked according to role',
            ],
          },
          {
            title: 'Real-time Analytics',
            text: 'Events on the screen seconds after they happen: sales by counter, power by feeder, buses by stop. Messages that come late or twice are expected, put in their proper minute and counted once.',
            points: [
              'Streams through Kafka, ordered by when a thing happened',
              'Alerts with a threshold and a named recipient',
              'A nightly run that checks the day’s stream',
            ],
          },
          {
            title: 'Big Data Processing',
            text: 'Years of meter readings, satellite tiles or log files, split over many machines and put together again. Where one large machine can finish overnight we use that instead: it is cheaper to run and easier to repair.',
            points: [
              'Spark on Parquet files that other tools can read',
              'Partitions laid out by the questions you ask',
              'The cost of each job shown beside its result',
            ],
          },
          {
            title: 'Data Pipeline Automation',
            text: 'Loads that used to take one person’s evening run by themselves, in order, and go on from where they stopped. If a source renames a column, the load waits and says which one.',
            points: [
              'Kept in version control and reviewed',
              'Safe to run twice',
              'A note each morning: what came and what did not',
            ],
          },
        ],
      },
      {
        kind: 'list',
        id: 'benefits',
        heading: 'Benefits in the office',
        items: [
          'Sales, stock and accounts report the same totals',
          'Reports ready before the office opens',
          'A figure can be followed to the row it came from',
          'Errors caught on loading, before a meeting is held over them',
          'Managers can ask without waiting for a programmer',
          'Old systems may be switched off and keep their history',
          'Personal columns stay masked for those without a need',
          'Storage and computing are paid apart, so old years cost little',
          'A new source reuses the checks of the old ones',
          'Tables that later forecasts can use',
        ],
      },
      {
        kind: 'offerings',
        id: 'use-cases',
        heading: 'Where it pays off first',
        items: [
          {
            title: 'Sales and stock',
            text: 'Sales by shop and day, with a warning for goods that will run out before the next lorry. The counter in Dharmanagar and the office in the capital read the same page.',
          },
          {
            title: 'Yield and weather',
            text: 'Leaf weights by section beside rainfall, pruning dates and plucking rounds. A garden sees which sections fall behind while the season can still be saved.',
          },
          {
            title: 'Applications and delays',
            text: 'Received, pending and settled, by block and by week. A small office sees its own backlog, and the district sees where to send help, without a table compiled by hand.',
          },
          {
            title: 'Students and results',
            text: 'Admissions, attendance and marks over several years. Which first-year paper comes before most dropouts is a question a college can ask at its own desk.',
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
      heading: 'When two reports disagree',
      text: 'Such a pair is a good first project. Tell us what each of them counts and where its figures come from; our reply names the likely cause and a way to prevent it.',
      action: { label: 'Start Your Data Journey' },
    },
  },
} satisfies ServiceSource;
