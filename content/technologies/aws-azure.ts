import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 30,
  title: 'AWS & Azure',
  logos: ['AWS', 'Azure'],
  hue: 'marigold',
  description: 'Cloud hosting with backups that costs little in quiet months.',
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
      lead: 'Both have several regions in India, and on both it is easy to pay too much. We start small and watch the bill.',
      actions: [
        { label: 'Plan Your Cloud' },
        { label: 'Our cloud services', href: addresses.service('cloud-solutions') },
      ],
    },
    sections: [
      {
        kind: 'figure',
        id: 'bill',
        heading: 'How we keep costs low',
        intro: 'Example: a school board publishes results, and most candidates look them up within two hours.',
        figure: 'result-day',
        arrangement: 'above',
        alt: 'One day from half past eight to half past eight. Results come out at ten: 90,000 candidates look up their marks, 63,000 of them by noon, the rest in a long tail until the evening. Their marks are files on S3, sent by CloudFront. Below, the tasks that take applications for re-evaluation: two in the morning, thirty from half past ten to half past eleven, two again in the evening. Tasks that do not run are pale and cost nothing. The bill is high in one month, and in the others it is that of one small server.',
        steps: [
          {
            title: 'Prices before changes',
            text: 'Each proposed change shows its price in rupees.',
          },
          {
            title: 'Files instead of servers',
            text: 'Results are files. CloudFront or Front Door delivers them.',
          },
          {
            title: 'Capacity that follows the load',
            text: 'Servers are added while people apply, and stop at night. Alarms at 50, 80 and 100 per cent of the budget warn of overspending.',
          },
          {
            title: 'Reservations later',
            text: sample(
              'After three months of figures we reserve capacity. Old logs move to cheap storage after 30 days.',
              'how long the logs you keep can be searched',
            ),
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'choice',
        heading: 'Which platform',
        intro: 'Prices are similar. What you already own, and who will run it, matters more.',
        items: [
          {
            title: 'AWS',
            text: 'AWS has detailed permissions and many managed open-source databases. Its regions are in Mumbai and Hyderabad, so a second copy can stay in India.',
            idealFor: 'public products, changing load, teams that know Linux',
          },
          {
            title: 'Azure',
            text: 'Azure is simple for offices with Microsoft 365: Entra ID already knows your staff, and your Windows Server and SQL Server licences still count.',
            idealFor: 'public bodies, .NET and SQL Server, file shares and desktops',
          },
          {
            title: 'Both',
            text: 'Two clouds rarely help one system, because traffic between them costs money. The second cloud can hold a backup.',
          },
          {
            title: 'A server that you rent or own',
            text: 'A steady load or a large archive often costs less this way. We calculate this before we recommend a cloud.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'services',
        heading: 'Services that we use',
        groups: [
          { title: 'Running code', items: ['ECS on Fargate', 'Lambda', 'Azure Container Apps', 'AKS'] },
          { title: 'Keeping data', items: ['RDS for PostgreSQL', 'S3', 'Azure SQL', 'Blob Storage'] },
          { title: 'Keys and permissions', items: ['IAM Identity Center', 'KMS', 'Entra ID', 'Key Vault'] },
          { title: 'Monitoring', items: ['CloudWatch', 'CloudTrail', 'Azure Monitor'] },
          { title: 'Backup', items: ['AWS Backup', 'S3 Object Lock', 'Azure Backup'] },
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
            title: 'A website for the exam results of a school board',
            client: 'education',
            service: 'cloud-solutions',
            scope: '2023, 2 months, ₹5 lakh',
            description:
              'Ninety thousand candidates look up their marks on one day. In other months the bill is about ₹4,000, as for one small server.',
            technologies: ['S3', 'CloudFront', 'ECS on Fargate', 'Terraform'],
          },
          {
            id: 'one-sign-in',
            title: 'One sign-in for the forty offices of a utility',
            client: 'utilities',
            service: 'cloud-solutions',
            scope: '2024, 5 months, ₹13 lakh',
            description:
              'Nine of eleven old domain controllers are switched off, and shared folders are in Azure Files.',
            technologies: ['Entra ID', 'Azure Files', 'Intune'],
          },
          {
            id: 'blood-bank',
            title: 'A standby system for a blood bank',
            client: 'health',
            service: 'cloud-solutions',
            scope: '2025, 2 months, ₹4 lakh',
            description:
              'Records stay in the hospital, with a copy in Hyderabad. Twice a year the staff switch to the copy; the last switch took 22 minutes.',
            technologies: ['EC2', 'PostgreSQL', 'Route 53'],
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Let us check your cloud bill',
      text: sample(
        'Type the largest items of last month’s bill into the form. Within five working days we tell you which of them to question. The check is free.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Have Your Bill Checked' },
    },
  },
} satisfies TechnologySource;
