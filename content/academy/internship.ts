import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { InternshipPageSource } from '../schema/academy/academy.ts';

const ruleHint = 'how you really hold it, in agreement with the terms';

export default {
  metadata: {
    title: 'Internship programs | {company.name}',
    description:
      'Six internship tracks of 4-7 weeks in web, data, cloud, AI, mobile and digital marketing: what interns build, with which tools, and what it costs.',
  },
  hero: {
    eyebrow: 'Internship',
    heading: 'Work on something that has to run',
    breadcrumbs: 'Internship',
    lead: 'Four or seven weeks in one of six tracks, with a mentor from our teams. You leave with work you can show and explain line by line.',
    apply: 'Apply for Internship',
  },
  badges: [
    { icon: 'clock', label: '4-7 weeks' },
    { icon: 'people', label: 'Expert mentorship' },
    { icon: 'certificate', label: 'Industry certification' },
  ],
  certificate: sample(
    'The certificate is our own, as a company of the industry. No university, vendor or public body stands behind it.',
    'whose certificate it is',
  ),
  tracks: {
    anchor: 'tracks',
    heading: 'Tracks',
    intro:
      'Both lengths begin together. Four weeks close with a first version that works; those who stay for seven try it with real users.',
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
      text: 'IoT Development is a domain of the registration too, without a track on this page. Choose it in the form; which project you work on we settle with you when we call.',
      link: { label: 'Register for IoT Development', href: `${addresses.internshipRegistration}?program=iot` },
    },
  },
  why: {
    sample: 'what your interns get; the heading stays',
    anchor: 'why',
    heading: 'Why Choose Our Internship Program',
    intro: 'What sets these weeks apart from a course with a project at its end.',
    reasons: [
      {
        icon: 'marks',
        title: 'Your code is read',
        text: 'A mentor reviews what you write and says why, the way it is done among colleagues. You answer, change it, and learn to review in turn.',
      },
      {
        icon: 'bricks',
        title: 'One small, whole thing',
        text: 'No shadowing and no slides: a team of three or four builds something that runs, from the first sketch to the last fix.',
      },
      {
        icon: 'house',
        title: 'An office, or your home',
        text: 'Sit with us in {company.city} or take part online with a camera on and a fixed hour each day. The work is the same.',
      },
      {
        icon: 'shield',
        title: 'A certificate that can be checked',
        text: 'It names the track, the weeks and what you built. Employers can write to us to confirm it.',
      },
    ],
  },
  fees: {
    anchor: 'fees',
    heading: 'What it costs',
    intro:
      'One fee for the whole time, the same in every track. You pay it after we have called you, and before the first day.',
    rules: [
      {
        sample: ruleHint,
        title: 'What the fee is for',
        text: 'The hours of your mentor, the reviews, the accounts and machines that are ours, and the certificate. You pay to be taught.',
      },
      {
        sample: ruleHint,
        title: 'What it does not buy',
        text: 'No job, no interview and no stipend. Nor do you work for us: what interns build is not sold, and no client waits for it. The certificate asks for three quarters of the days, and for the work.',
      },
      {
        sample: ruleHint,
        title: 'After one of our courses',
        text: 'Whoever finishes a course is offered a place. It costs the same as for everybody else: the fee of a course does not include it.',
      },
      {
        sample: ruleHint,
        title: 'Whose work it is',
        text: 'Our terms cover what we make for clients, not what interns write. So we sign one page with you before the first day: what you write is yours. The repository of a group has the MIT licence, so each of you may show all of it and go on with it.',
      },
      {
        sample: ruleHint,
        title: 'For your college',
        text: 'We write the letter that your college asks for and sign your report and your hours. Whether they count for credits, the college decides: ask there before you pay.',
      },
      {
        title: 'If you stop early',
        text: 'Registering binds you to nothing. A fee that was paid is not given back, beyond what the law gives you.',
        link: { label: 'What the terms say of refunds', href: `${addresses.termsOfService}#refunds` },
      },
    ],
  },
  callToAction: {
    heading: 'Registering takes three minutes',
    text: 'It asks for a domain, a length and where you study. Nothing is paid at this point: we call you first.',
    apply: 'Apply for Internship',
  },
} satisfies InternshipPageSource;
