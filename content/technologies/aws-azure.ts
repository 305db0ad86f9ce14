import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 30,
  title: 'AWS & Azure',
  logos: ['AWS', 'Azure'],
  icon: 'cloud',
  hue: 'marigold',
  description: 'Where systems live: sized for the load, backed up, and affordable in quiet months.',
  project: 'Cloud Solutions',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'AWS & Azure engineering | {company.name}',
      description:
        'How we choose between AWS and Azure, the services we use on both, the habits that keep a bill small, and systems we run in their Indian regions.',
    },
    hero: {
      eyebrow: 'Technology: cloud platforms',
      lead: 'Both have two regions or more in India. Both are easy to overpay. We run systems on each: small at first, watched for cost, an owner for every line of the bill.',
      actions: [
        { label: 'Plan Your Cloud' },
        { label: 'Our cloud services', href: addresses.service('cloud-solutions') },
      ],
    },
    sections: [
      {
        kind: 'offerings',
        id: 'choice',
        heading: 'Where to put it',
        intro: 'For the same work their prices are close. What you own already, and who will run it, weighs more.',
        items: [
          {
            title: 'AWS',
            text: 'Fine-grained permissions and a wide choice of managed open-source engines. Mumbai and Hyderabad are far enough apart for a second copy that stays in the country. Our usual beginning is ECS on Fargate, RDS for PostgreSQL and S3.',
            points: [
              'An account for each environment, under AWS Organizations',
              'Graviton processors where the image builds for ARM',
              'People through IAM Identity Center, without long-lived keys',
            ],
            idealFor: 'products for the public, uneven load, teams at home in Linux',
          },
          {
            title: 'Azure',
            text: 'The shorter road for an office on Microsoft 365: Entra ID knows everyone already, licences for Windows Server and SQL Server can come along, and Azure Arc lists the machines that stay in the building. We pair Central India with South India.',
            points: [
              'Management groups and Azure Policy before the first resource',
              'Managed identities instead of passwords between services',
              'Azure Hybrid Benefit checked against the licences you hold',
            ],
            idealFor: 'public bodies, .NET and SQL Server, file shares and desktops',
          },
          {
            title: 'Both',
            text: 'Seldom for one system: traffic between clouds is paid for, and everyone on call has to know two of everything. It earns its keep as a backup that survives the loss of a provider, or after two companies have merged.',
          },
          {
            title: 'A rented server, or your own rack',
            text: 'A steady load often costs less on a rented machine, and twenty years of X-ray pictures less in your own rack. We do that sum before recommending a cloud, and can look after either.',
          },
        ],
      },
      {
        kind: 'figure',
        id: 'bill',
        heading: 'What keeps the bill of result day small',
        intro:
          'The candidates of a school board look up their marks, most of them within two hours. What runs follows them up and down; what sleeps costs nothing.',
        figure: 'result-day',
        arrangement: 'above',
        alt: 'One day from half past eight to half past eight. Results come out at ten: 90,000 candidates look up their marks, 63,000 of them by noon, the rest in a long tail until the evening. Their marks are files on S3, sent by CloudFront. Below, the tasks that take applications for re-evaluation: two in the morning, thirty from half past ten to half past eleven, two again in the evening; the places of those that do not run stay pale and are not paid for. The bill of the year is high in one month, and in the others that of one small server.',
        steps: [
          {
            title: 'Priced beforehand',
            text: 'The price in rupees stands beside each proposed change. A resource without tags for owner and purpose is refused.',
          },
          {
            title: 'Files in the place of servers',
            text: 'Downloads go through CloudFront or Front Door, since data going out is what costs. A gateway endpoint lets traffic to S3 skip the NAT gateway.',
          },
          {
            title: 'Up with the load',
            text: 'Tasks are added while applications come in. Budget alarms at 50, 80 and 100 per cent of the month say when it is more than was meant.',
          },
          {
            title: 'Down again',
            text: 'Test environments sleep from eight to eight and all Sunday. Detached disks and old snapshots are listed every Monday.',
          },
          {
            title: 'Logs that cool',
            text: sample(
              'Logs are searchable for 30 days, then in cold storage.',
              'how long the logs you keep can be searched',
            ),
          },
          {
            title: 'Reserved late',
            text: 'Savings Plans or reservations come after three months of figures, not before.',
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
            title: 'Result days for a school board',
            description:
              'Ninety thousand candidates look up their marks, most of them within two hours. Results are files on S3 behind CloudFront; applications for re-evaluation run on Fargate and go from two tasks to thirty. In other months it costs about as much as one small server.',
            technologies: ['S3', 'CloudFront', 'ECS on Fargate', 'Aurora PostgreSQL', 'Terraform'],
          },
          {
            title: 'One sign-in for forty offices of a utility',
            description:
              'Eleven old domain controllers became Entra ID, with two kept for programs that know nothing else. Shared folders moved to Azure Files, with a local cache where the line is weak. It took five months, office by office.',
            technologies: ['Entra ID', 'Azure Files', 'Azure File Sync', 'Intune', 'Azure Backup'],
          },
          {
            title: 'A second site for a blood bank',
            description:
              'The records stay in the hospital’s server room, and a copy in Hyderabad is at most five minutes behind. Twice a year the staff work on the copy for a morning; the latest change-over took 22 minutes.',
            technologies: ['EC2', 'PostgreSQL', 'S3 Object Lock', 'Route 53', 'Terraform'],
          },
        ],
      },
      {
        kind: 'process',
        id: 'first-weeks',
        heading: 'The first weeks in a new account',
        intro: 'The order matters: most of what goes wrong later was skipped here.',
        steps: [
          {
            title: 'Ground',
            text: 'Accounts or subscriptions, sign-in with a second factor, and an audit log that its subjects cannot edit.',
          },
          {
            title: 'Network',
            text: 'Address ranges that clash with none of your offices, private subnets, one way in and one way out.',
          },
          {
            title: 'Fences',
            text: 'Regions outside India switched off, public buckets refused, keys and retention times set, all as code.',
          },
          {
            title: 'First system',
            text: 'A small one that somebody uses daily. Its backup is restored once, as a rehearsal.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'services',
        heading: 'Services we reach for, by job',
        intro: 'Each provider sells more than two hundred. Our systems seldom need more than fifteen.',
        groups: [
          {
            title: 'Running code',
            items: ['ECS on Fargate', 'Lambda', 'EKS', 'Azure Container Apps', 'App Service', 'AKS'],
          },
          {
            title: 'Keeping data',
            items: ['RDS and Aurora', 'DynamoDB', 'S3', 'Azure Database for PostgreSQL', 'Azure SQL', 'Blob Storage'],
          },
          { title: 'Passing messages', items: ['SQS', 'SNS', 'EventBridge', 'Service Bus', 'Event Grid'] },
          {
            title: 'Keys and rights',
            items: ['IAM Identity Center', 'KMS', 'Secrets Manager', 'Entra ID', 'Key Vault'],
          },
          {
            title: 'Watching',
            items: ['CloudWatch', 'CloudTrail', 'GuardDuty', 'Azure Monitor', 'Defender for Cloud'],
          },
          { title: 'Getting it back', items: ['AWS Backup', 'S3 Object Lock', 'Azure Backup', 'Azure Site Recovery'] },
        ],
      },
    ],
    callToAction: {
      heading: 'A second look at your cloud bill',
      text: 'The largest lines of last month’s bill, typed into the form, are enough. We point out which of them to question and which to leave alone. For a server room, its electricity counts too.',
      action: { label: 'Have Your Bill Read' },
    },
  },
} satisfies TechnologySource;
