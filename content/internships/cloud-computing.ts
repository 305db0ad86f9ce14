import type { InternshipSource } from '../schema/internship.ts';

export default {
  order: 30,
  title: 'Cloud Computing',
  icon: 'cloud',
  hue: 'teal',
  weeks: { from: 4, to: 7 },
  description:
    'Put a web service on a cloud account, then keep it running while your mentor breaks things. The group writes its servers and networks as code, restores from a backup and watches the bill; code, runbook and certificate stay with you.',
  highlights: [
    'Failures staged by the mentor, repaired by the group',
    'Whole set-up torn down and rebuilt from code',
    'A spending limit that the group has to keep',
    'Runbook tried out by someone who did not write it',
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
  domain: 'Full-Stack Web Development',
  domainReason:
    'The registration has no domain for the cloud. What you put on a server here is a web application, so this one lies nearest. Name the track when we call.',
} satisfies InternshipSource;
