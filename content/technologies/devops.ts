import { addresses } from '../addresses.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 60,
  title: 'DevOps',
  logos: ['Docker', 'Kubernetes'],
  hue: 'madder',
  description: 'From a change to the live system: tests, releases, monitoring and rollback.',
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
      lead: 'A change reaches its users on the day it is finished. If it is wrong, you can undo it within minutes. We set up only what a system of your size needs.',
      actions: [
        { label: 'Shorten Your Releases' },
        { label: 'Managed by us', href: `${addresses.service('cloud-solutions')}#services` },
      ],
    },
    sections: [
      {
        kind: 'list',
        id: 'first-day',
        heading: 'Set up from the first day',
        items: [
          'One command that starts the whole system',
          'A main branch that is always ready for release',
          'Signed images with a list of their contents',
          'Database changes that the old version can use',
          'Environments that differ only in size and address',
          'Agreed recovery time and data loss',
          'A handbook page for each alert',
          'The four DORA figures, as a trend',
        ],
      },
      {
        kind: 'figure',
        id: 'road',
        heading: 'How we release a change',
        intro: 'Three changes of one week. Only passing changes advance; faulty ones roll back automatically.',
        figure: 'deploy-rollback',
        arrangement: 'above',
        alt: 'Three changes take the same steps. The new fee form passes the check, the plan and the rehearsal, goes to one user in twenty with few errors, and then to all twenty. The rounding rule fails a test: it returns from the first check to its author, and no user gets it. The faster search passes all three, but with one user in twenty its errors exceed the limit: it rolls back automatically, and three minutes later all twenty have the old version.',
        steps: [
          {
            title: 'Branch',
            text: 'A branch lives one or two days. Longer work stays behind a flag, so that all developers merge into one branch.',
          },
          {
            title: 'Check',
            text: 'Types, tests, scans for secrets and vulnerabilities, and an image build, in at most ten minutes.',
          },
          {
            title: 'Plan',
            text: 'Terraform lists what it will add, change and delete. The reviewer reads the list with the code.',
          },
          {
            title: 'Rehearse',
            text: 'The image that will go live runs with made-up data of the same size.',
          },
          {
            title: 'Release',
            text: 'First one request in twenty. If errors or waiting times pass a limit, it rolls back automatically.',
          },
          {
            title: 'Watch',
            text: 'The author watches the dashboard for half an hour. We release nothing after three on a Friday.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'choices',
        heading: 'Tools by size of team',
        intro:
          'Your team has to learn and update every tool. The number of services and engineers decides which ones are useful.',
        items: [
          {
            title: 'Kubernetes',
            text: 'For ten services or more: EKS, AKS, or k3s on your servers, and Argo CD, which keeps the cluster equal to a Git repository. For fewer, Fargate, Container Apps or Docker Compose on two machines is simpler.',
            points: [
              'Gateway API instead of Ingress NGINX',
              'Planned upgrades, three minor versions a year',
              'Network policies that refuse by default',
            ],
          },
          {
            title: 'Terraform',
            text: 'Small modules with separate state for each system and environment, also usable with OpenTofu. If somebody makes a change by hand at night, it is in the code by noon.',
            points: [
              'Plans in the pull request',
              'Databases protected against deletion',
              'Ansible for long-lived machines',
            ],
          },
          {
            title: 'GitHub Actions',
            text: 'Short workflows that call scripts, which also run on a laptop. Our own runners if code may not leave the building. If you use GitLab or Azure Pipelines, we stay there.',
            points: [
              'Temporary cloud access by OIDC',
              'Actions pinned to a commit, updated by Renovate',
              'Flaky tests fixed or deleted within a week',
            ],
          },
          {
            title: 'OpenTelemetry',
            text: 'Traces, metrics and logs in one open format, in Grafana or the product that you pay for. We keep all failed and slow traces and one in twenty of the others, because storing all can cost more than the servers.',
            points: [
              'Service levels with an error budget',
              'Night alerts only if the engineer can act',
              'A written review after each incident, without blame',
            ],
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
            title: 'From monthly to daily at an insurance broker',
            client: 'finance',
            description:
              'A release used to take nine people and a Saturday. Four months later there are twelve a week, in office hours. The slowest rollback took three minutes.',
            technologies: ['GitHub Actions', 'Docker', 'Argo CD', 'EKS', 'Terraform'],
          },
          {
            id: 'isolated-cluster',
            title: 'A cluster without internet',
            client: 'government',
            description:
              'Fourteen services of a state department on three isolated machines. Images come through one checked mirror. Once a year we rebuild everything from Git; last time it took an afternoon.',
            technologies: ['k3s', 'Harbor', 'Ansible', 'Argo CD', 'Prometheus'],
          },
          {
            id: 'lost-minutes',
            title: 'Lost minutes at a travel portal',
            client: 'utilities',
            description:
              'Several times a day, bookings stopped for a minute. Traces showed that a supplier’s slow server used up a shared connection pool. A time limit and a separate pool solved it without new servers.',
            technologies: ['OpenTelemetry', 'Grafana', 'Tempo', 'PostgreSQL', 'k6'],
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
            items: ['GitHub Actions', 'GitLab CI', 'Docker BuildKit', 'Argo CD', 'Argo Rollouts'],
          },
          { title: 'Describe', items: ['Terraform', 'OpenTofu', 'Helm', 'Kustomize', 'Ansible'] },
          { title: 'See', items: ['OpenTelemetry', 'Prometheus', 'Grafana', 'Loki', 'Tempo'] },
          { title: 'Guard', items: ['Trivy', 'Cosign', 'Gitleaks', 'Renovate', 'External Secrets'] },
          {
            title: 'Only if you need it',
            text: 'Good tools, but they need more people than most clients have.',
            items: ['A service mesh', 'A separate cluster for CI', 'Several active regions'],
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Which two steps are slow?',
      text: 'Tell us what happens between the last line of code and the first user. We name two steps to shorten and the time that you save.',
      action: { label: 'Send Us the Steps' },
    },
  },
} satisfies TechnologySource;
