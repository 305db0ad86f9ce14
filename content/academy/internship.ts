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
  tracks: {
    anchor: 'tracks',
    heading: 'Tracks',
    intro:
      'Both lengths start on the same day. After four weeks you have a first working version. After seven weeks real users have tried it.',
    weeks: '{from}-{to} weeks',
    more: '+{count} more',
    moreContext: 'and {count} more topics',
    highlights: 'Highlights',
    topics: 'Topics',
    tools: 'Tools',
    outcomes: 'At the end of seven weeks',
    plan: 'Week by week',
    week: 'Week {number}',
    demo: 'Shown:',
    lengthEnd: '{weeks} weeks end here',
    prerequisites: 'Before you start',
    taughtIn: 'taught in {course}',
    freeSource: 'free: {source}',
    hours: 'Your time',
    hoursPerWeek: '{hours} hours a week: {sums}.',
    hoursPerLength: '{hours} in {weeks} weeks',
    mentor: 'Your mentor',
    mentorHours: '{hours} hours a week with your group.',
    accounts: 'Devices and accounts',
    ownership: 'What is yours',
    details: 'All topics, what you need and keep',
    apply: 'Apply Now',
    applyContext: 'for {track}',
    domainHint: 'Registers as: {domain}',
    unlistedDomain: {
      text: 'You can also register for IoT Development, which has no track here. We agree on your project by phone.',
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
        title: 'Your code is read',
        text: 'A mentor reviews your code and explains why. You answer, change it, and learn to review the code of others.',
      },
      {
        title: 'One complete product',
        text: 'A team of three or four builds something that works, from the first sketch to the last fix.',
      },
      {
        title: 'In the office or at home',
        text: 'Work in our office in {company.city}, or online with a camera at a fixed hour each day. The work is the same.',
      },
      {
        title: 'A certificate to check',
        text: 'It names the track, the weeks and what you built. Employers can ask us to confirm it.',
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
        text: 'Your mentor’s hours, reviews, accounts, our machines, and the certificate. You pay for teaching.',
      },
      {
        sample: ruleHint,
        title: 'What it does not include',
        text: 'No job, no interview and no stipend. You do not work for our clients, and we do not sell what you build. For the certificate you need three quarters of the days, and the work.',
      },
      {
        sample: ruleHint,
        title: 'After one of our courses',
        text: 'Graduates of a course are offered a place. The fee is the same for everyone, because the course fee does not include it.',
      },
      {
        sample: ruleHint,
        title: 'Whose work it is',
        text: 'What you write is yours. We sign one page about this before the first day. The group’s repository has the MIT licence, so each of you may show and continue all of it.',
      },
      {
        sample: ruleHint,
        title: 'For your college',
        text: 'We write the letter for your college and sign your report and hours. Ask your college before you pay whether it gives credits.',
      },
      {
        title: 'If you stop early',
        text: 'Registering commits you to nothing. After you have paid, we do not refund the fee, except where the law requires it.',
        link: { label: 'What the terms say about refunds', href: `${addresses.termsOfService}#refunds` },
      },
    ],
  },
  callToAction: {
    heading: 'Registering takes three minutes',
    text: 'Choose a domain and a length, and tell us where you study. You pay nothing now: we call you first.',
    apply: 'Apply for Internship',
  },
} satisfies InternshipPageSource;
