import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { InternshipPageSource } from '../schema/academy/academy.ts';

const ruleHint = 'your real rule, in agreement with the terms';

export default {
  metadata: {
    title: 'Internship programs | {company.name}',
    description:
      'Internship tracks of 4-7 weeks in web, data, cloud, AI, mobile and digital marketing: what you build, with which tools, and what it costs.',
  },
  hero: {
    eyebrow: 'Internship',
    heading: 'Build something that works',
    breadcrumbs: 'Internship',
    lead: 'Four or seven weeks in the track of your choice, with a mentor from our teams. You finish with work that you can show and explain.',
    apply: 'Apply for Internship',
  },
  badges: ['4-7 weeks', 'Expert mentorship', 'Industry certification'],
  certificate: sample(
    'The certificate names your work, and employers can ask us to confirm it. It is our own. No university, vendor or public body confirms it.',
    'who issues the certificate',
  ),
  comparison: {
    anchor: 'compare',
    heading: 'The tracks side by side',
    intro: sample(
      'All start on the first Monday of January, March, May, July, September and November. Register by the Wednesday before. You work from 10AM to 2PM, four or five days a week. No laptop? Use one of ours in {company.city}.',
      'when your tracks really start, until when to register, the hours, and whether you lend machines',
    ),
    track: 'Track',
    result: 'After {weeks} weeks',
    seats: 'Seats',
  },
  tracks: {
    anchor: 'tracks',
    heading: 'Tracks',
    intro: 'The registration form has four domains. Each track is entered under the closest one.',
    weeks: '{from}-{to} weeks',
    more: '+{count} more',
    moreContext: 'and {count} more topics',
    highlights: 'Highlights',
    topics: 'Topics',
    tools: 'Tools',
    outcomes: 'You can show',
    plan: 'Weeks',
    lengthEnd: '{weeks} weeks end here',
    prerequisites: 'Know already',
    taughtIn: 'Prepare with our course',
    hours: 'Your time',
    hoursPerWeek: '{hours} hours a week',
    homework: 'Homework',
    nextCourse: 'Next course',
    mentor: 'Your mentor',
    mentorHours: '{hours} hours a week',
    accounts: 'You bring',
    details: 'Topics, tools, weeks',
    apply: 'Apply Now',
    applyContext: 'for {track}',
    domainHint: 'Registers as: {domain}',
    unlistedDomain: {
      text: 'IoT Development has no track here. If you register for it, we agree on your project by phone.',
      link: { label: 'Register for IoT Development', href: `${addresses.internshipRegistration}?program=iot` },
    },
  },
  why: {
    sample: 'what your interns get; the heading stays',
    anchor: 'why',
    heading: 'Why Choose Our Internship Program',
    reasons: [
      {
        title: 'Your work is reviewed',
        text: 'A mentor reviews it each week and explains what to change. You review the work of others.',
      },
      {
        title: 'One complete product',
        text: 'A team of three or four builds it, from the first sketch to the last fix.',
      },
      {
        title: 'In the office or at home',
        text: 'Work in our office in {company.city}, or online, with a video call at a fixed hour.',
      },
    ],
  },
  fees: {
    anchor: 'fees',
    heading: 'What it costs',
    intro: 'The same in every track. You pay after our call and before the first day.',
    rules: [
      {
        sample: ruleHint,
        title: 'What the fee pays for',
        text: 'The mentor, machines, servers, the certificate, and cloud and ads up to a limit. You need no bank card.',
      },
      {
        sample: ruleHint,
        title: 'What it does not include',
        text: 'You do not get a job, an interview, a stipend, or work for our clients.',
      },
      {
        sample: ruleHint,
        title: 'Whose work it is',
        text: 'What you make is yours. We confirm this in writing before the first day. Code gets the MIT licence, so others may use it too.',
      },
      {
        sample: ruleHint,
        title: 'Certificate and college',
        text: 'You get the certificate if you attend three quarters of the days and finish the work. We write to your college, and sign your report and time sheet. Ask your college whether it gives credits.',
      },
      {
        title: 'If you stop early',
        text: 'Registering commits you to nothing. A paid fee is not refunded, except as the law requires.',
        link: { label: 'What the terms say about refunds', href: `${addresses.termsOfService}#refunds` },
      },
    ],
  },
  callToAction: {
    heading: 'Registering takes three minutes',
    text: 'You pay nothing now: we call you first.',
    apply: 'Apply for Internship',
  },
} satisfies InternshipPageSource;
