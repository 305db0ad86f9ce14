import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 30,
  title: 'AWS & Azure',
  logos: ['AWS', 'Azure'],
  hue: 'marigold',
  description: 'Cloud hosting: the right size, with backups, affordable in quiet months.',
  project: 'Cloud Solutions',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'AWS & Azure engineering | {company.name}',
      description:
        'How we choose between AWS and Azure, the services we use on both, how we keep bills small, and systems that we run in Indian regions.',
    },
    hero: {
      eyebrow: 'Technology: cloud platforms',
      lead: 'AWS and Azure both have several regions in India, and on both it is easy to pay too much. We start small, watch the cost, and give every line of the bill an owner.',
      actions: [
        { label: 'Plan Your Cloud' },
        { label: 'Our cloud services', href: addresses.service('cloud-solutions') },
      ],
    },
    sections: [
      {
        kind: 'offerings',
        id: 'choice',
        heading: 'Which platform',
        intro: 'Prices are similar. More important: what you already own, and who will run it.',
        items: [
          {
            title: 'AWS',
            text: 'Detailed permissions and many managed open-source engines. Mumbai and Hyderabad are far apart, so a second copy can stay in India. We usually start with ECS on Fargate, RDS for PostgreSQL and S3.',
            points: [
              'One account for each environment',
              'Graviton processors if the image supports ARM',
              'IAM Identity Center instead of permanent keys',
            ],
            idealFor: 'public products, changing load, teams that know Linux',
          },
          {
            title: 'Azure',
            text: 'Simple for offices with Microsoft 365: Entra ID already knows your staff, and you can use existing Windows Server and SQL Server licences. Central India is paired with South India.',
            points: [
              'Azure Policy before the first resource',
              'Managed identities instead of passwords',
              'Azure Hybrid Benefit for your licences',
            ],
            idealFor: 'public bodies, .NET and SQL Server, file shares and desktops',
          },
          {
            title: 'Both',
            text: 'Rarely useful for one system: traffic between clouds costs money, and your team must know both. It helps as a backup outside one provider, or after a merger.',
          },
          {
            title: 'A rented or own server',
            text: 'A steady load often costs less on a rented machine, and large archives cost less on your own server. We calculate this before we recommend a cloud.',
          },
        ],
      },
      {
        kind: 'figure',
        id: 'bill',
        heading: 'How we keep costs low',
        intro:
          'Example: a school board publishes results. Most candidates look them up within two hours. Capacity follows them, and unused capacity costs nothing.',
        figure: 'result-day',
        arrangement: 'above',
        alt: 'One day from 8:30 to 20:30. Results are published at 10:00: 90,000 candidates look up their marks, 63,000 of them by noon, the rest in decreasing numbers until the evening. Their marks are files on S3, sent by CloudFront. Below are the tasks that accept applications for re-evaluation: two in the morning, thirty from 10:30 to 11:30, and two again in the evening. Tasks that do not run are pale and cost nothing. The bill is high in one month of the year; in the others it is that of one small server.',
        steps: [
          {
            title: 'Prices before changes',
            text: 'Each proposed change shows its price in rupees. Resources without an owner and a purpose are refused.',
          },
          {
            title: 'Files instead of servers',
            text: 'CloudFront or Front Door delivers downloads, because outgoing data is expensive. A gateway endpoint avoids the NAT gateway for S3.',
          },
          {
            title: 'Capacity that follows the load',
            text: 'Tasks are added while applications arrive. Budget alarms at 50, 80 and 100 per cent of the month warn of overspending.',
          },
          {
            title: 'Down again',
            text: 'Test environments stop at night and on Sundays. Every Monday we list unused disks and old snapshots.',
          },
          {
            title: 'Cheaper logs',
            text: sample(
              'Logs are searchable for 30 days, then in cheap storage.',
              'how long the logs you keep can be searched',
            ),
          },
          {
            title: 'Reservations later',
            text: 'We buy Savings Plans or reservations after three months of figures.',
          },
        ],
      },
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Hosted on AWS and Azure',
        sample: 'three projects of your own on AWS or Azure',
        projects: [
          {
            id: 'result-days',
            title: 'Result days for a school board',
            client: 'education',
            description:
              'Ninety thousand candidates look up their marks, most within two hours. Results are files on S3 with CloudFront. Applications for re-evaluation run on Fargate, with two to thirty tasks. In other months it costs as much as one small server.',
            technologies: ['S3', 'CloudFront', 'ECS on Fargate', 'Aurora PostgreSQL', 'Terraform'],
          },
          {
            id: 'one-sign-in',
            title: 'One sign-in for forty offices of a utility',
            client: 'utilities',
            description:
              'Eleven old domain controllers became Entra ID; two remain for old programs. Shared folders moved to Azure Files, with a local cache in offices with a weak connection. It took five months.',
            technologies: ['Entra ID', 'Azure Files', 'Azure File Sync', 'Intune', 'Azure Backup'],
          },
          {
            id: 'blood-bank',
            title: 'A second site for a blood bank',
            client: 'health',
            description:
              'The records stay in the hospital, and a copy in Hyderabad is at most five minutes old. Twice a year the staff work with the copy for some hours. The last change-over took 22 minutes.',
            technologies: ['EC2', 'PostgreSQL', 'S3 Object Lock', 'Route 53', 'Terraform'],
          },
        ],
      },
      {
        kind: 'process',
        id: 'first-weeks',
        heading: 'The first weeks in a new account',
        intro: 'The order matters: skipped steps cause most later problems.',
        steps: [
          {
            title: 'Ground',
            text: 'Accounts or subscriptions, sign-in with a second factor, and an audit log that nobody can edit.',
          },
          {
            title: 'Network',
            text: 'Address ranges that fit your offices, private subnets, one way in and one way out.',
          },
          {
            title: 'Fences',
            text: 'Regions outside India and public buckets are blocked. Keys and retention times are set, all as code.',
          },
          {
            title: 'First system',
            text: 'A small system that somebody uses daily. We restore its backup once as a test.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'services',
        heading: 'Services that we use',
        intro: 'Each provider sells more than two hundred services. Our systems rarely need more than fifteen.',
        groups: [
          {
            title: 'Running code',
            items: ['ECS on Fargate', 'Lambda', 'EKS', 'Azure Container Apps', 'App Service', 'AKS'],
          },
          {
            title: 'Keeping data',
            items: ['RDS and Aurora', 'DynamoDB', 'S3', 'Azure Database for PostgreSQL', 'Azure SQL', 'Blob Storage'],
          },
          { title: 'Messages', items: ['SQS', 'SNS', 'EventBridge', 'Service Bus', 'Event Grid'] },
          {
            title: 'Keys and permissions',
            items: ['IAM Identity Center', 'KMS', 'Secrets Manager', 'Entra ID', 'Key Vault'],
          },
          {
            title: 'Watching',
            items: ['CloudWatch', 'CloudTrail', 'GuardDuty', 'Azure Monitor', 'Defender for Cloud'],
          },
          {
            title: 'Backup and recovery',
            items: ['AWS Backup', 'S3 Object Lock', 'Azure Backup', 'Azure Site Recovery'],
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Let us read your cloud bill',
      text: 'Type the largest lines of last month’s bill into the form. We tell you which of them to question. If you have a server room, add its electricity.',
      action: { label: 'Have Your Bill Read' },
    },
  },
} satisfies TechnologySource;
