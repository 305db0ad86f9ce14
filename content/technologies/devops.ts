import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 60,
  title: 'DevOps',
  logos: ['Docker', 'Kubernetes'],
  hue: 'madder',
  description: 'Tests, releases, monitoring and rollback for systems in use.',
  project: 'Cloud Solutions',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'DevOps engineering | {company.name}',
      description:
        'Releases on normal weekdays with GitHub Actions, Terraform, Kubernetes and OpenTelemetry: what we set up, for which size, and what we leave out.',
    },
    hero: {
      eyebrow: 'Technology: delivery and operations',
      lead: sample(
        'A finished change reaches its users within one working day, and you can undo it within minutes. The first pipeline takes two to four weeks.',
        'how many weeks the first pipeline takes',
      ),
      actions: [
        { label: 'Shorten Your Releases' },
        { label: 'Managed services', href: `${addresses.service('cloud-solutions')}#services` },
      ],
    },
    sections: [
      {
        kind: 'figure',
        id: 'road',
        heading: 'How we release a change',
        intro: 'Three changes of one week. Only passing changes advance; faulty ones roll back automatically.',
        figure: 'deploy-rollback',
        arrangement: 'above',
        alt: 'Three changes on the same road. The new fee form passes the check, the plan and the rehearsal and goes to one user in twenty. Errors stay below the limit, and all twenty get it. The rounding rule fails a test: it returns to its author, and no user sees it. The faster search passes all three, but then errors rise above the limit: it rolls back automatically, and three minutes later all twenty have the old version.',
        steps: [
          {
            title: 'Branch',
            text: 'A branch is merged within a day or two. Unfinished work stays switched off.',
          },
          {
            title: 'Check',
            text: 'The pipeline checks types, runs tests, scans for secrets and vulnerabilities, and builds an image in ten minutes.',
          },
          {
            title: 'Plan',
            text: 'Terraform lists what it will change. The reviewer reads the list with the code.',
          },
          {
            title: 'Rehearse',
            text: 'The same image runs first with made-up data, as much as you have real data.',
          },
          {
            title: 'Release',
            text: 'One request in twenty gets it first. If errors rise, it rolls back automatically.',
          },
          {
            title: 'Watch',
            text: 'The author watches for half an hour. We release nothing after three on a Friday.',
          },
        ],
      },
      {
        kind: 'list',
        id: 'first-day',
        heading: 'Set up from the first day',
        items: [
          'One command that starts the whole system',
          'A main branch that is always ready for release',
          'Database changes that the old version still works with',
          'Signed images with a list of their contents',
          'Agreed limits for recovery time and data loss',
          'A runbook page for each alert',
        ],
      },
      {
        kind: 'offerings',
        id: 'choices',
        heading: 'Tools by size of team',
        items: [
          {
            title: 'Kubernetes',
            text: 'We use it for ten services or more: EKS, AKS, or k3s on your servers, with Argo CD. For fewer, Fargate, Container Apps or Docker Compose is simpler.',
          },
          {
            title: 'Terraform',
            text: 'Each system and environment has small modules, which also work with OpenTofu. Databases are protected against deletion.',
          },
          {
            title: 'GitHub Actions',
            text: 'Short workflows call scripts that also run on a laptop. If you use GitLab or Azure Pipelines, we keep them.',
          },
          {
            title: 'OpenTelemetry',
            text: 'It collects traces, metrics and logs in one open format. We send an alert at night only if the engineer can act on it.',
          },
        ],
      },
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Three delivery projects',
        sample: 'three projects of your own in delivery or operations',
        projects: [
          {
            id: 'daily-releases',
            title: 'Automatic releases for an insurance broker',
            client: 'finance',
            service: 'cloud-solutions',
            scope: '2024, 4 months, ₹11 lakh',
            description:
              'A release used to take nine people and a Saturday. Four months later there are twelve releases a week, in office hours.',
            technologies: ['GitHub Actions', 'Argo CD', 'EKS'],
          },
          {
            id: 'isolated-cluster',
            title: 'Servers without internet for a state department',
            client: 'government',
            service: 'cloud-solutions',
            scope: '2023, 3 months, ₹14 lakh',
            description:
              'Fourteen services run on three machines without internet. Once a year, we rebuild everything from Git in an afternoon as a test.',
            technologies: ['k3s', 'Harbor', 'Ansible'],
          },
          {
            id: 'lost-minutes',
            title: 'Monitoring that ended the outages of a travel portal',
            client: 'utilities',
            service: 'cloud-solutions',
            scope: '2025, 1 month, ₹2 lakh',
            description:
              'Bookings stopped for a minute several times a day. Traces showed the cause: a supplier’s slow server. A time limit solved it.',
            technologies: ['OpenTelemetry', 'Grafana', 'k6'],
          },
        ],
      },
      {
        kind: 'groups',
        id: 'tools',
        heading: 'Tools for releases',
        groups: [
          {
            title: 'Build and deliver',
            items: ['GitHub Actions', 'GitLab CI', 'Argo CD'],
          },
          { title: 'Infrastructure', items: ['Terraform', 'Helm', 'Ansible'] },
          { title: 'Monitoring', items: ['Prometheus', 'Grafana', 'Loki'] },
          { title: 'Security scans', items: ['Trivy', 'Gitleaks', 'Renovate'] },
        ],
      },
    ],
    callToAction: {
      heading: 'Which two steps are slow?',
      text: sample(
        'Describe what happens between the finished code and the first user. Within five working days we name two steps to shorten, free of charge.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Send Us the Steps' },
    },
  },
} satisfies TechnologySource;
