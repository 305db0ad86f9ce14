import { sampleEvidence } from '../reading/sample-evidence.ts';
import type { ServiceSource } from '../schema/service.ts';

export default {
  order: 50,
  title: 'Cloud Solutions',
  icon: 'cloud',
  hue: 'teal',
  summary: 'Migration, infrastructure as code, security and managed services',
  description:
    'We move systems to AWS, Azure or Google Cloud, describe the servers as code so that they can be rebuilt, and watch them day and night. Before the move you get a list: what goes, what stays, and what each part will cost a month.',
  page: {
    metadata: {
      title: 'Cloud Solutions | {company.name}',
      description:
        'Cloud migration, infrastructure as code, cloud security and managed services on AWS, Azure and Google Cloud, with costs agreed before the move.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'We move systems to the cloud in an order that lets you go back at every step, then keep them patched, watched and within the budget you agreed.',
      actions: [{ label: 'Explore Cloud Solutions' }],
    },
    bands: [
      {
        kind: 'offerings',
        id: 'services',
        heading: 'Four ways in',
        intro: 'Most clients begin with one of these. A server room that is full usually begins with the first.',
        items: [
          {
            title: 'Cloud Migration',
            text: 'An inventory comes first: each server, database and scheduled job, who uses it and what breaks without it. Then we move in waves, least risky first, with both systems running until the figures agree.',
            points: [
              'Inventory with owners and dependencies',
              'Trial run on a copy of your data',
              'A way back at every wave',
            ],
          },
          {
            title: 'Infrastructure as Code',
            text: 'Networks, servers and permissions are written in Terraform and reviewed like any other code. If a region is lost, the servers are rebuilt elsewhere by running a file and the data comes from its backup. Every change has a name and a reason.',
            points: ['Terraform modules you own', 'The same file builds test and live', 'Drift reported every night'],
          },
          {
            title: 'Cloud Security',
            text: 'Nobody shares a password and no server has a public door it does not need. We set up single sign-on, least-privilege roles, encryption keys and logs that cannot be edited by the people they describe.',
            points: [
              'Least-privilege roles, reviewed each quarter',
              'Encryption at rest and in transit',
              'Alerts on unusual access',
            ],
          },
          {
            title: 'Managed Services',
            text: 'Our engineers patch, back up and watch the systems day and night. A monthly note says what happened, what it cost, and which servers you pay for but no longer use.',
            points: [
              'Restore drills, with the time they took',
              'Patching inside agreed windows',
              'A monthly bill explained line by line',
            ],
          },
        ],
      },
      {
        kind: 'groups',
        id: 'platforms',
        heading: 'Three platforms, and what we use on each',
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
      {
        kind: 'offerings',
        id: 'patterns',
        heading: 'Architecture patterns',
        intro: 'We pick the plainest one that meets the load, and say when a single server would do.',
        items: [
          {
            title: 'Microservices',
            text: 'Parts that change at different speeds are released apart. Worth it when several teams wait for one another; a cost without a return when there is one team.',
          },
          {
            title: 'Serverless',
            text: 'Code runs when a request comes and costs nothing in between. It suits admission weeks and sale days, when the load is high for a few hours and near nothing for months.',
          },
          {
            title: 'Container Orchestration',
            text: 'Kubernetes restarts what fails and spreads the load over machines. We keep the set-up small enough for your own administrators to read.',
          },
          {
            title: 'Multi-Cloud',
            text: 'Two providers, where a regulator or a contract asks for it. Data stays portable: open formats, PostgreSQL, object storage with a common interface.',
          },
        ],
      },
      {
        kind: 'list',
        id: 'benefits',
        heading: 'What changes after the move',
        items: [
          'Capacity follows the load, hour by hour',
          'No server room to cool or to guard',
          'Backups that are restored for practice',
          'New environments in minutes, not weeks',
          'One bill, with each team seeing its share',
          'Security updates inside a day',
          'Offices and homes reach the same systems',
          'A second site without buying one',
          'Old hardware stops setting the calendar',
          'Every change can be traced to a person',
          'Releases during working hours',
          'Pay for storage you use, not for the next size up',
        ],
      },
      {
        kind: 'process',
        id: 'process',
        heading: 'A migration in six steps',
        steps: [
          {
            title: 'Assessment',
            text: 'We list what runs today, what depends on what, and what each part costs a month.',
          },
          { title: 'Planning', text: 'Each system gets a wave, a date, an owner and a written way back.' },
          { title: 'Design', text: 'Networks, roles and sizes are drawn up and priced before anything is built.' },
          { title: 'Migration', text: 'Wave by wave, on a copy first, then live with both systems side by side.' },
          {
            title: 'Optimization',
            text: 'After a month of real load we resize, reserve and switch off what nobody used.',
          },
          {
            title: 'Management',
            text: 'Patching, backups, watch and a monthly report, by us or handed to your own team.',
          },
        ],
      },
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'What clients measure afterwards',
        metrics: [
          {
            value: '40%',
            label: 'cost reduction',
            evidence: sampleEvidence(
              'Three monthly bills after the move against the monthly cost before it, hardware and power included: median of 18 moves up to December 2025.',
            ),
          },
          {
            value: '99.9%',
            label: 'uptime',
            evidence: sampleEvidence(
              'Minutes of 2025 in which the systems we manage answered an outside probe, planned windows left out; their average.',
            ),
          },
          {
            value: '60%',
            label: 'faster deployment',
            evidence: sampleEvidence(
              'Time from an approved change to its release, from the pipeline logs of nine clients: six months before and after.',
            ),
          },
          {
            value: '24/7',
            label: 'monitoring',
            evidence: sampleEvidence(
              'A probe runs every minute. Alarms go to the engineer on call, at night too where the contract includes it.',
            ),
          },
        ],
      },
    ],
    closing: {
      heading: 'What stands in your server room?',
      text: 'How many servers, what each is for and what you pay a month: a few lines are enough. You get back a first order of moves and a monthly estimate for each.',
      action: { label: 'Start Your Cloud Journey' },
    },
  },
} satisfies ServiceSource;
