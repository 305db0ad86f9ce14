import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 30,
  title: 'Cloud Computing',
  icon: 'cloud',
  hue: 'teal',
  description:
    'Put a web service on a cloud account, then keep it running while your mentor breaks things. The group writes its servers and networks as code and rebuilds them from it; in seven weeks it also restores a backup and cuts the bill.',
  highlights: [
    'Failures staged by the mentor, repaired by the group',
    'Whole set-up torn down and rebuilt from code',
    'A spending limit that the group has to keep',
    'In seven weeks, a runbook tried out by others',
  ],
  topics: [
    'Linux & SSH',
    'Networks & DNS',
    'Accounts & Permissions',
    'Virtual Machines',
    'Storage & Backups',
    'Containers',
    'Infrastructure as Code',
    'CI/CD Pipelines',
    'Monitoring & Costs',
  ],
  tools: ['AWS', 'Ubuntu Server', 'Nginx', 'Docker', 'Terraform', 'GitHub Actions', 'CloudWatch'],
  outcomes: [
    'Terraform code that creates and removes the complete environment with one command each',
    'A pipeline that tests a commit, releases it and can go back to the version before',
    'A runbook with the staged failures: what was seen, what was done, how long it took',
    'A costed diagram of the service, with the reason for each part of it',
  ],
  prerequisites: [
    {
      skill: 'Files, processes and permissions in a Linux terminal',
      course: 'computer-science',
      freeSource: { label: 'The Linux Command Line', href: 'https://linuxcommand.org/tlcl.php' },
    },
    {
      skill: 'A small program of your own, in any language',
      course: 'cpp-programming',
      freeSource: { label: 'MIT, The Missing Semester', href: 'https://missing.csail.mit.edu/' },
    },
  ],
  weeks: [
    {
      work: 'Linux, SSH and a first machine by hand, from a user with few rights',
      demo: 'A page over HTTPS from your machine',
    },
    {
      work: 'The same machine in Terraform: torn down at night, rebuilt in the morning',
      demo: 'The whole set-up from one command, twice',
    },
    {
      work: 'Containers and a pipeline: test, release, and back to the version before',
      demo: 'A bad release taken back while all watch',
    },
    { work: 'The mentor breaks three things; you find and repair each', demo: 'A runbook with three failures, timed' },
    { work: 'Backups of the database; one is restored into an empty environment', demo: 'The restored rows, counted' },
    {
      work: 'Metrics and alarms; the dearest part of the bill is made cheaper',
      demo: 'A diagram with the price of each part',
    },
    {
      work: 'Another group runs it from your runbook, through a failure of the mentor’s',
      demo: 'Their notes, and what you changed after',
    },
  ],
  terms: {
    sample: 'hours, mentors, accounts and rights as you really hold them',
    hoursPerWeek: 20,
    mentor: {
      hoursPerWeek: 3,
      reviews: 'Each change of the Terraform code is read before it is applied; each failure is talked through.',
    },
    accounts:
      'Yours: a laptop and the free plan of GitHub. Ours: the AWS account, with a user for each intern and a spending limit for each group. You open no AWS account and enter no card.',
    ownership:
      'The Terraform code, the pipeline and the runbook. The machines themselves are ours, and are switched off on the last day.',
  },
  domain: 'Full-Stack Web Development',
  domainReason:
    'The registration has no domain for the cloud. What you put on a server here is a web application, so this one lies nearest. Name the track when we call.',
} satisfies InternshipSource;
