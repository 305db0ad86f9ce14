import { addresses } from '../addresses.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 60,
  title: 'DevOps',
  logos: ['Docker', 'Kubernetes'],
  icon: 'rocket',
  hue: 'madder',
  description: 'The way from a change to a live system: tests, releases, monitoring and a way back.',
  project: 'Cloud Solutions',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'DevOps engineering | {company.name}',
      description:
        'Releases on ordinary weekdays with GitHub Actions, Terraform, Kubernetes and OpenTelemetry: what we set up, at what size, and what we leave out.',
    },
    hero: {
      eyebrow: 'Technology: delivery and operations',
      lead: 'A change should reach its users on the day it is finished, and be gone again within minutes if it was wrong. We build that road without the parts your system is too small to need.',
      actions: [
        { label: 'Shorten Your Releases' },
        { label: 'Managed by us', href: `${addresses.service('cloud-solutions')}#services` },
      ],
    },
    sections: [
      {
        kind: 'list',
        id: 'first-day',
        heading: 'Set up on the first day',
        items: [
          'One command that starts the whole system on a laptop',
          'A main branch that could go live at any hour',
          'Every image signed, with a list of what is inside',
          'Database changes the previous version can live with',
          'Environments that differ only in size and address',
          'Recovery time and data loss agreed in figures',
          'A page in the handbook for each alert, or the alert goes',
          'The four DORA figures, read as a trend and never as a target',
        ],
      },
      {
        kind: 'figure',
        id: 'road',
        heading: 'How a change is released',
        intro:
          'Three changes of one week on one road. The way back is part of it: each goes as far as it is good, and a fault leaves by itself.',
        figure: 'deploy-rollback',
        arrangement: 'above',
        alt: 'Three changes on the same road. The new fee form passes the check, the plan and the rehearsal, goes to one user in twenty, errors stay below the limit, and all twenty have it. The rounding rule fails a test: the first check is shut, it goes back to its author, and no user met it. The faster search passes all three, but with one user in twenty the errors climb over the limit: it goes back by itself, and three minutes later all twenty have the old version.',
        steps: [
          {
            title: 'Branch',
            text: 'It lives a day or two. Longer work hides behind a flag, so that all keep merging into one line.',
          },
          {
            title: 'Check',
            text: 'Types, tests, a search for secrets and known holes, the image. Ten minutes at most, or people go round it.',
          },
          {
            title: 'Plan',
            text: 'Terraform lists what it would add, change and destroy. The reviewer reads that list beside the code.',
          },
          {
            title: 'Rehearse',
            text: 'The very image that will go live, on made-up data as large as yours.',
          },
          {
            title: 'Release',
            text: 'One request in twenty at first. If errors or waiting times pass their limit, it goes back by itself.',
          },
          {
            title: 'Watch',
            text: 'The author keeps the dashboard open for half an hour. Nothing is released after three on a Friday.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'choices',
        heading: 'Tools by size of team',
        intro:
          'Every tool has to be learned and patched. How many services and engineers there are decides what is worth it.',
        items: [
          {
            title: 'Kubernetes',
            text: 'From about ten services up: EKS, AKS, or k3s in your own rack, with Argo CD keeping the cluster equal to a Git repository. Below that, Fargate, Container Apps or Docker Compose on two machines is less to learn and less to patch.',
            points: [
              'Gateway API; what still uses Ingress NGINX is moved off it',
              'Three minor versions a year, with an upgrade in the plan for each',
              'Network policies that refuse by default',
            ],
          },
          {
            title: 'Terraform',
            text: 'Small modules, with a state of its own for each system and environment, locked and versioned. We keep to what OpenTofu can run too. If somebody has to click in a console at three in the morning, the change is in code by noon.',
            points: [
              'Plans posted into the pull request',
              'Databases protected against deletion by a slip',
              'Ansible for machines that live longer than a month',
            ],
          },
          {
            title: 'GitHub Actions',
            text: 'Short workflows that call scripts, and the scripts also run on a laptop. Our own runners where code may not leave the building. If you have GitLab or Azure Pipelines we stay there, since moving only for a tool rarely pays.',
            points: [
              'Cloud access by OIDC for the length of one job',
              'Actions pinned to a commit, renewed by Renovate',
              'A flaky test is mended or deleted within the week',
            ],
          },
          {
            title: 'OpenTelemetry',
            text: 'Traces, metrics and logs in one open format, through a collector, into Grafana or the product you already pay for. We keep every failed or slow trace and one ordinary one in twenty, because keeping all can cost more than the servers.',
            points: [
              'Service levels on what users feel, with an error budget',
              'Night alerts only for what the engineer on call can fix',
              'A blameless written review after each incident',
            ],
          },
        ],
      },
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Before and after',
        sample: 'three projects of your own in delivery or operations',
        projects: [
          {
            title: 'From monthly to daily at an insurance broker',
            description:
              'A release took nine people and a Saturday. Four months later there are about twelve in a week, during office hours, and the slowest return to an earlier version has taken three minutes.',
            technologies: ['GitHub Actions', 'Docker', 'Argo CD', 'EKS', 'Terraform'],
          },
          {
            title: 'A cluster without the internet',
            description:
              'Fourteen services of a state department on three machines that no outside line reaches. Images come in through one checked mirror. Once a year we build the whole again from Git; last time it took an afternoon.',
            technologies: ['k3s', 'Harbor', 'Ansible', 'Argo CD', 'Prometheus'],
          },
          {
            title: 'The missing minute at a travel portal',
            description:
              'Several times a day bookings stood still for a minute. Traces led to a supplier’s slow server, which used up a shared connection pool. A time limit and a pool of its own ended it, and six new servers were not bought.',
            technologies: ['OpenTelemetry', 'Grafana', 'Tempo', 'PostgreSQL', 'k6'],
          },
        ],
      },
      {
        kind: 'groups',
        id: 'tools',
        heading: 'In the tool chest',
        groups: [
          {
            title: 'Build and deliver',
            items: ['GitHub Actions', 'GitLab CI', 'Docker BuildKit', 'Argo CD', 'Argo Rollouts'],
          },
          { title: 'Describe', items: ['Terraform', 'OpenTofu', 'Helm', 'Kustomize', 'Ansible'] },
          { title: 'See', items: ['OpenTelemetry', 'Prometheus', 'Grafana', 'Loki', 'Tempo'] },
          { title: 'Guard', items: ['Trivy', 'Cosign', 'Gitleaks', 'Renovate', 'External Secrets'] },
          {
            title: 'Not set up without a need',
            text: 'Good tools, which ask for more hands than most of our clients have.',
            items: ['A service mesh', 'A cluster of your own for CI', 'Several regions, all active'],
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Two steps worth shortening',
      text: 'A list of what happens between the last line of code and the first user is enough to find them. You get both, with an estimate of the time they would save.',
      action: { label: 'Send Us the Steps' },
    },
  },
} satisfies TechnologySource;
