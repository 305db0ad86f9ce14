import { sample, sampleEvidence } from '../loading/sample.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 50,
  title: 'Cloud Solutions',
  icon: 'cloud',
  hue: 'teal',
  summary: 'Migration, infrastructure as code, security and managed services',
  description:
    'We move systems to AWS, Azure or Google Cloud, describe the servers as code so that they can be rebuilt, and watch them day and night. Before the move you get a list of what goes and what stays, with the monthly cost of each part.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Cloud Solutions | {company.name}',
      description:
        'Cloud migration, infrastructure as code, cloud security and managed services on AWS, Azure and Google Cloud, with costs agreed before the move.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'We move systems to the cloud in an order that lets you go back at every step, then keep them patched, watched and within the budget you agreed.',
      actions: [{ label: 'Explore Cloud Solutions' }],
      picture: {
        screen: 'cloud-solutions-head',
        alt: 'A woven cloud above a server rack: website, mail and accounts have gone up and left empty places; from the accounts one thread still leads back',
      },
    },
    sections: [
      {
        kind: 'offerings',
        id: 'services',
        heading: 'Migration, operation and security',
        intro:
          'Each is ordered on its own. After a migration, the running can stay with us or go to your own administrators.',
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
            points: [
              'Terraform modules you own',
              'The same file builds test and live',
              'An alert where a server differs from its file',
            ],
          },
          {
            title: 'Cloud Security',
            text: 'We set up single sign-on, least-privilege roles, encryption keys, and logs that the administrators they describe cannot edit. Shared passwords and ports left open to the internet are closed first.',
            points: [
              sample('Least-privilege roles, reviewed each quarter', 'how often you review access rights'),
              'Encryption at rest and in transit',
              'Alerts on unusual access',
            ],
          },
          {
            title: 'Managed Services',
            text: 'Our engineers patch and back up the systems; probes watch them day and night. A monthly report lists incidents, costs, and servers that are paid for without being used.',
            points: [
              sample(
                'A restore drill each quarter or oftener, with its duration in the report',
                'how often you rehearse a restore',
              ),
              'Patching inside agreed windows',
              'The bill of each month explained by line',
            ],
          },
        ],
      },
      {
        kind: 'figure',
        id: 'process',
        heading: 'The order of a migration',
        intro: 'Six systems of one office, halfway. No wave gives up its way back before you have signed for it.',
        figure: 'cloud-migration',
        arrangement: 'sticky',
        alt: 'A server room in Dharmanagar on the left, the cloud in Mumbai on the right, and what each system costs a month. Wave 1, the website and the forms, runs in the cloud alone: it is signed off, a knot has shut its way back, its places in the room are empty. Wave 2, files and mail, runs on both sides, with a thread there and one back. Wave 3, accounts, is tried on a copy. The cameras stay. 60,000 rupees a month for five systems become 36,000 once all five run. A copy goes to Hyderabad each night.',
        steps: [
          {
            title: 'Assessment',
            text: 'An inventory of what runs today, with dependencies and monthly costs.',
          },
          { title: 'Planning', text: 'Each system gets a wave, a date, an owner and a written way back.' },
          { title: 'Design', text: 'Networks, roles and sizes are drawn up and priced before anything is built.' },
          { title: 'Migration', text: 'Wave by wave, on a copy first, then live with both systems side by side.' },
          {
            title: 'Optimization',
            text: 'After a month of real load we resize, reserve capacity and switch off what stayed idle.',
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
        heading: 'Results after the move',
        metrics: [
          {
            value: '40%',
            label: 'cost reduction',
            change: 'less',
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
            change: 'less',
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
      {
        kind: 'list',
        id: 'benefits',
        heading: 'Everyday gains',
        items: [
          'Capacity follows the load, hour by hour',
          'No server room to cool or to guard',
          'Backups in a second region',
          'A copy of the live system for a week of testing, then switched off',
          'One bill, with each team seeing its share',
          'Urgent security updates inside a day',
          'Offices and homes reach the same systems',
          'A second site without buying one',
          'Old hardware stops setting the calendar',
          'Each change logged with its author',
          'Releases during working hours',
          'Pay for storage you use, not for the next size up',
        ],
      },
      {
        kind: 'offerings',
        id: 'patterns',
        heading: 'Architecture patterns',
        intro:
          'Load, number of teams and your own administrators decide which of these fits. Many systems need none of them: one server is enough.',
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
        kind: 'groups',
        id: 'platforms',
        heading: 'Services we use on each platform',
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
      heading: 'What the move would cost',
      text: 'A short list of your servers is enough to start from, with the purpose of each and today’s cost. You receive a proposed order of moves and a monthly figure for every system in it.',
      action: { label: 'Start Your Cloud Journey' },
    },
  },
} satisfies ServiceSource;
