import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 30,
  title: 'Cloud Computing',
  icon: 'cloud',
  hue: 'teal',
  description:
    'Put a web service on a cloud account and keep it running while your mentor breaks things. You write servers and networks as code. In seven weeks you also restore a backup and reduce the bill.',
  highlights: [
    'Failures caused by the mentor, repaired by the group',
    'The complete set-up deleted and rebuilt from code',
    'A spending limit that the group must keep',
    'In seven weeks, a runbook that others have tested',
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
    'Terraform code that creates and deletes the environment with one command each',
    'A pipeline that tests and releases a commit, and can roll back',
    'A runbook of the failures: symptoms, steps and time',
    'A diagram of the service with the cost of each part',
  ],
  prerequisites: [
    {
      skill: 'Files, processes and permissions in a Linux terminal',
      course: 'computer-science',
      freeSource: { label: 'The Linux Command Line', href: 'https://linuxcommand.org/tlcl.php' },
    },
    {
      skill: 'A small program of your own in any language',
      course: 'cpp-programming',
      freeSource: { label: 'MIT, The Missing Semester', href: 'https://missing.csail.mit.edu/' },
    },
  ],
  weeks: [
    {
      work: 'Set up Linux, SSH and a first machine by hand, with few rights',
      demo: 'A page over HTTPS from your machine',
    },
    {
      work: 'Describe the same machine in Terraform; delete it and rebuild it',
      demo: 'The complete set-up from one command, twice',
    },
    {
      work: 'Add containers and a pipeline: test, release, roll back',
      demo: 'A bad release rolled back while all watch',
    },
    { work: 'The mentor breaks three things; you find and fix each', demo: 'A runbook with three failures, timed' },
    { work: 'Back up the database; restore it into an empty environment', demo: 'The restored rows, counted' },
    {
      work: 'Add metrics and alerts; make the most expensive part cheaper',
      demo: 'A diagram with the price of each part',
    },
    {
      work: 'Another group runs it from your runbook, with a new failure',
      demo: 'Their notes, and what you changed',
    },
  ],
  terms: {
    sample: 'your real hours, mentors, accounts and rights',
    hoursPerWeek: 20,
    mentor: {
      hoursPerWeek: 3,
      reviews: 'We read each Terraform change before it is applied, and discuss each failure.',
    },
    accounts:
      'Yours: a laptop and the free plan of GitHub. Ours: the AWS account, with single sign-on for each intern and a spending limit for each group. You need no AWS account and no card.',
    ownership:
      'The Terraform code, the pipeline and the runbook. The machines are ours and are switched off on the last day.',
  },
  domain: 'Full-Stack Web Development',
  domainReason:
    'The registration has no domain for the cloud. This one is closest, because you run a web application. Tell us the track when we call.',
} satisfies InternshipSource;
