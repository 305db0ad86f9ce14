import type { InternshipSource } from '../schema/academy/internship.ts';

export default {
  order: 30,
  title: 'Cloud Computing',
  icon: 'cloud',
  hue: 'teal',
  description: 'Put a web service on a cloud account and keep it running while your mentor breaks things.',
  highlights: ['Failures caused by the mentor', 'Everything rebuilt from code', 'A spending limit to keep'],
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
    'Terraform code that creates everything',
    'A pipeline that tests and rolls back',
    'A diagram with the cost of each part',
  ],
  prerequisites: [
    {
      skill: 'Files and processes in a Linux terminal',
      course: 'computer-science',
      freeSource: 'https://linuxcommand.org/tlcl.php',
    },
    {
      skill: 'A small program of your own',
      course: 'cpp-programming',
      freeSource: 'https://allendowney.github.io/ThinkPython/',
    },
    {
      skill: 'Commits and branches in Git',
      freeSource: 'https://missing.csail.mit.edu/2020/version-control/',
    },
  ],
  weeks: [
    'Set up SSH, a machine and its DNS name by hand',
    'Rebuild the machine from Terraform',
    'Add containers and a pipeline with rollback',
    'Repair three failures that the mentor caused',
    'Back up the database and restore it',
    'Add alerts; make the most expensive part cheaper',
    'Another group runs it from your runbook',
  ],
  results: ['Code, a pipeline and a runbook', 'A runbook that others use'],
  terms: {
    sample: 'hours, mentors, seats and accounts as they really are',
    hoursPerWeek: 20,
    homework: 'None',
    mentor: { role: 'Cloud engineer', languages: 'English and Hindi', hoursPerWeek: 3 },
    seats: 8,
    accounts: 'Any laptop, a GitHub account',
  },
  nextCourse: 'fullstack-mern',
  domain: 'full-stack',
} satisfies InternshipSource;
