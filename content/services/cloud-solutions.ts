import { addresses } from '../addresses.ts';
import { sample, sampleEvidence } from '../loading/sample.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 50,
  title: 'Cloud Solutions',
  icon: 'cloud',
  hue: 'teal',
  summary: 'Migration, infrastructure as code, security and managed services',
  description:
    'We move systems to AWS, Azure or Google Cloud, describe the servers as code, and monitor them day and night. Before the move you get a list of what moves and what stays, with the monthly cost of each part.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Cloud Solutions | {company.name}',
      description:
        'Cloud migration, infrastructure as code, cloud security and managed services on AWS, Azure and Google Cloud, with costs agreed before the move.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'We move your systems to the cloud in steps that you can undo. Then we update and monitor them, and explain the bill every month.',
      actions: [{ label: 'Explore Cloud Solutions' }],
      picture: {
        screen: 'cloud-solutions-head',
        alt: 'A woven cloud above a server rack: website, mail and accounts have moved up and left empty places; one line still leads from the accounts back to the rack',
      },
    },
    sections: [
      {
        kind: 'offerings',
        id: 'services',
        heading: 'Migration, operation and security',
        intro:
          'You can order each service alone. After a migration, we or your own administrators operate the systems.',
        items: [
          {
            title: 'Cloud Migration',
            text: 'We list each server, database and scheduled job, its users and what depends on it. Then we move in waves, the least risky first. Old and new systems run together until the figures agree.',
            points: [
              'Inventory with owners and dependencies',
              'Trial run on a copy of your data',
              'Every wave reversible until you sign',
            ],
          },
          {
            title: 'Infrastructure as Code',
            text: 'We describe networks, servers and permissions in Terraform. If a region fails, we rebuild the servers elsewhere from these files, and restore the data from its backup.',
            points: [
              'Terraform modules that you own',
              'The same file for test and live systems',
              'An alert if a server differs from its file',
            ],
          },
          {
            title: 'Cloud Security',
            text: 'First we replace shared passwords and close open ports. Then we add single sign-on, minimal permissions, encryption keys, and logs that administrators cannot change.',
            points: [
              sample('Minimal permissions, reviewed each quarter', 'how often you review access rights'),
              'Encryption at rest and in transit',
              'Alerts on unusual access',
            ],
          },
          {
            title: 'Managed Services',
            text: 'Our engineers update and back up your systems, and monitoring runs day and night. A monthly report lists incidents, costs and unused servers.',
            points: [
              sample('A restore drill at least each quarter, with its duration', 'how often you rehearse a restore'),
              'Updates at agreed times',
              'The monthly bill explained line by line',
            ],
            link: { label: 'Support tiers and their prices', href: `${addresses.contracting}#support` },
          },
        ],
      },
      {
        kind: 'figure',
        id: 'process',
        heading: 'How a migration runs',
        intro: sample(
          'The drawing shows the six systems of one office, halfway through the move. Each wave takes two to four weeks.',
          'how many weeks a wave takes',
        ),
        figure: 'cloud-migration',
        arrangement: 'sticky',
        alt: 'A server room in Dharmanagar on the left, the cloud in Mumbai on the right, and what each system costs a month. Wave 1, the website and the forms, is signed off: it runs only in the cloud, and its places in the room are empty. Wave 2, files and mail, runs on both sides and can still go back. Wave 3, accounts, is tested on a copy. The cameras stay. Five systems cost 60,000 rupees a month now, and 36,000 after the move. A copy goes to Hyderabad each night.',
        steps: [
          {
            title: 'Assessment',
            text: 'We list what runs today, with dependencies and monthly costs.',
          },
          { title: 'Planning', text: 'Each system gets a wave, a date, an owner and a written rollback plan.' },
          { title: 'Design', text: 'We plan networks, roles and sizes, with prices, before we build anything.' },
          { title: 'Migration', text: 'We move wave by wave: first a copy, then both systems together.' },
          {
            title: 'Optimization',
            text: 'After a month we adjust sizes and switch off unused servers. After three months we reserve capacity.',
          },
          {
            title: 'Management',
            text: 'We or your team handle updates, backups, monitoring and a monthly report.',
          },
        ],
      },
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'Results',
        metrics: [
          {
            value: '40%',
            label: 'cost reduction',
            change: 'less',
            evidence: sampleEvidence(
              'Three monthly bills after the move compared with the monthly cost before it, hardware and power included: median of 18 moves up to December 2025.',
            ),
          },
          {
            value: '99.9%',
            label: 'uptime',
            evidence: sampleEvidence(
              'In 2025 a probe tested each system that we manage once a minute. This share of the tests got an answer; planned maintenance does not count.',
            ),
          },
          {
            value: '60%',
            label: 'faster deployment',
            change: 'less',
            evidence: sampleEvidence(
              'Time from an approved change to its release, from the pipeline logs of nine clients: six months before and after.',
            ),
          },
          {
            value: '24/7',
            label: 'monitoring',
            evidence: sampleEvidence(
              'A probe runs every minute. Alarms go to the engineer on call, at night too if the contract includes it.',
            ),
          },
        ],
      },
      {
        kind: 'list',
        id: 'benefits',
        heading: 'Benefits',
        items: [
          'Capacity that follows the load',
          'No server room',
          'Backups in a second Indian region',
          'Test systems rented for a single week',
          'One bill, split by team',
          'Security updates without your own staff',
          'The same software version in all offices',
          'A second site without buying one',
          'No hardware to replace',
          'Changes logged with their author',
          'Releases during working hours',
          'Payment only for the storage you use',
        ],
      },
      {
        kind: 'offerings',
        id: 'patterns',
        heading: 'Architecture patterns',
        intro: 'The choice depends on your load and on how many teams you have. Many systems need only one server.',
        items: [
          {
            title: 'Microservices',
            text: 'You release each part on its own. This helps if several teams have to wait for each other. For one team it costs more.',
          },
          {
            title: 'Serverless',
            text: 'Code runs when a request arrives and costs nothing otherwise. It suits admission weeks and sales.',
          },
          {
            title: 'Container Orchestration',
            text: 'Kubernetes restarts what fails and spreads the load over machines. We keep the set-up simple enough for your administrators.',
          },
          {
            title: 'Multi-Cloud',
            text: 'We use two providers if a regulator or a contract asks for it. We keep data portable: open formats, PostgreSQL and standard object storage.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'platforms',
        heading: 'Services that we use on each platform',
        groups: [
          {
            title: 'Amazon Web Services',
            items: ['EC2 and Auto Scaling', 'RDS and Aurora', 'S3', 'Lambda', 'EKS', 'CloudWatch'],
          },
          {
            title: 'Microsoft Azure',
            items: ['Virtual Machines', 'Azure SQL', 'Blob Storage', 'Functions', 'AKS', 'Entra ID'],
          },
          {
            title: 'Google Cloud',
            items: ['Compute Engine', 'Cloud SQL', 'BigQuery', 'Cloud Run', 'GKE', 'Cloud Armor'],
          },
        ],
      },
    ],
    callToAction: {
      heading: 'What would the move cost?',
      text: sample(
        'List your servers, their purpose and their cost. Within five working days we tell you what to move first and what each system costs a month, free of charge.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Start Your Cloud Journey' },
    },
  },
} satisfies ServiceSource;
