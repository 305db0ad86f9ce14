import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 30,
  title: 'Cloud Computing',
  icon: 'cloud',
  hue: 'teal',
  description:
    'Put a web service on a cloud account and keep it running while your mentor breaks things. You write servers and networks as code, restore a backup and reduce the bill.',
  highlights: [
    'Failures caused by the mentor, repaired by the group',
    'The complete set-up deleted and rebuilt from code',
    'A spending limit that the group must keep',
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
  tools: [
    'AWS',
    'IAM Identity Center',
    'Ubuntu Server',
    'Nginx',
    'Docker',
    'Terraform',
    'GitHub Actions',
    'CloudWatch',
  ],
  outcomes: [
    'Terraform code that creates and deletes everything',
    'A pipeline that tests, releases and rolls back',
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
      freeSource: { label: 'Think Python', href: 'https://allendowney.github.io/ThinkPython/' },
    },
    {
      skill: 'A commit and a branch in Git',
      freeSource: { label: 'MIT, The Missing Semester', href: 'https://missing.csail.mit.edu/' },
    },
  ],
  weeks: [
    'Set up Linux, SSH and a first machine by hand, with few rights',
    'Describe the machine in Terraform; delete it and rebuild it',
    'Add containers and a pipeline: test, release, roll back',
    'Find and fix three failures that the mentor caused',
    'Back up the database; restore it into an empty environment',
    'Add metrics and alerts; make the most expensive part cheaper',
    'Another group runs it from your runbook, with a new failure',
  ],
  results: ['The code, the pipeline, and a runbook of three failures', 'The runbook, used by another group'],
  terms: {
    sample: 'hours, mentors, seats, devices and accounts as you really offer them',
    hoursPerWeek: 20,
    mentor: { role: 'Cloud engineer', languages: 'English and Hindi', hoursPerWeek: 3 },
    seats: 8,
    laptop: 'Any laptop',
    accounts:
      'You need a free GitHub account, but no AWS account and no card. We pay for AWS up to a limit for each group, and delete the machines on the last day.',
  },
  domain: 'Full-Stack Web Development',
} satisfies InternshipSource;
