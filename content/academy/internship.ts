import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { InternshipPageSource } from '../schema/academy/academy.ts';

const ruleHint = 'your real rule, in agreement with the terms';

export default {
  metadata: {
    title: 'Internship programs | {company.name}',
    description:
      'Six internship tracks of 4-7 weeks in web, data, cloud, AI, mobile and digital marketing: what you build, with which tools, and what it costs.',
  },
  hero: {
    eyebrow: 'Internship',
    heading: 'Build something that works',
    breadcrumbs: 'Internship',
    lead: 'Four or seven weeks in one of six tracks, with a mentor from our teams. You finish with work that you can show and explain.',
    apply: 'Apply for Internship',
  },
  badges: ['4-7 weeks', 'Expert mentorship', 'Industry certification'],
  certificate: sample(
    'The certificate is our own, as a software company. No university, vendor or public body confirms it.',
    'who issues the certificate',
  ),
  comparison: {
    anchor: 'compare',
    heading: 'The six tracks side by side',
    intro: sample(
      'All start on the first Monday of January, March, May, July, September and November, in both lengths. Without a laptop, you can use one of our machines in {company.city}.',
      'the days on which your tracks really start, and whether you lend machines',
    ),
    track: 'Track',
    laptop: 'Laptop',
    result: 'After {weeks} weeks',
    seats: 'Seats',
  },
  tracks: {
    anchor: 'tracks',
    heading: 'Tracks',
    intro:
      'The registration has four domains. Each track registers under the closest one, and its button tells us the track.',
    weeks: '{from}-{to} weeks',
    more: '+{count} more',
    moreContext: 'and {count} more topics',
    highlights: 'Highlights',
    topics: 'Topics',
    tools: 'Tools',
    outcomes: 'At the end of seven weeks',
    plan: 'Week by week',
    lengthEnd: '{weeks} weeks end here',
    prerequisites: 'Know already',
    sources: 'Where to learn it',
    taughtIn: 'taught in {course}',
    freeSource: 'free: {source}',
    hours: 'Your time',
    hoursPerWeek: '{hours} hours a week: {sums}',
    hoursPerLength: '{hours} in {weeks} weeks',
    mentor: 'Your mentor',
    mentorHours: '{hours} hours a week with your group',
    accounts: 'Devices and accounts',
    details: 'All topics, tools and weeks',
    apply: 'Apply Now',
    applyContext: 'for {track}',
    domainHint: 'Registers as: {domain}',
    unlistedDomain: {
      text: 'IoT Development has no track here. Register for it, and we agree on your project by phone.',
      link: { label: 'Register for IoT Development', href: `${addresses.internshipRegistration}?program=iot` },
    },
  },
  why: {
    sample: 'what your interns get; the heading stays',
    anchor: 'why',
    heading: 'Why Choose Our Internship Program',
    intro: 'How it differs from a course with a project at the end.',
    reasons: [
      {
        icon: 'marks',
        title: 'Your work is reviewed',
        text: 'A mentor reviews your work each week and explains what to change. You learn to review the work of others.',
      },
      {
        title: 'One complete product',
        text: 'A team of three or four builds it, from the first sketch to the last fix.',
      },
      {
        title: 'In the office or at home',
        text: 'Work in our office in {company.city}, or online, with one video call at a fixed hour each day.',
      },
      {
        title: 'A certificate to check',
        text: 'It names the track, the weeks and your work. Employers can ask us to confirm it.',
      },
    ],
  },
  fees: {
    anchor: 'fees',
    heading: 'What it costs',
    intro: 'One fee for the whole time, the same in every track. You pay after our call and before the first day.',
    rules: [
      {
        sample: ruleHint,
        title: 'What the fee pays for',
        text: 'Your mentor’s hours and reviews, accounts, our machines, and the certificate.',
      },
      {
        sample: ruleHint,
        title: 'What it does not include',
        text: 'No job, no interview and no stipend. You do not work for our clients. For the certificate you need three quarters of the days, and the work.',
      },
      {
        sample: ruleHint,
        title: 'After one of our courses',
        text: 'We offer graduates of a course a place. They pay the same fee, because the course fee does not include it.',
      },
      {
        sample: ruleHint,
        title: 'Whose work it is',
        text: 'What you make is yours; we sign this before the first day. Code gets the MIT licence, so each of you may show and continue it.',
      },
      {
        sample: ruleHint,
        title: 'For your college',
        text: 'We write a letter and sign your report and hours. Ask your college before you pay whether it gives credits.',
      },
      {
        title: 'If you stop early',
        text: 'Registering commits you to nothing. A paid fee is not refunded, beyond what the law gives you.',
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
