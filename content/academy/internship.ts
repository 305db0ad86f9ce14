import { addresses } from '../addresses.ts';
import type { InternshipPageSource } from '../schema/academy.ts';

export default {
  metadata: {
    title: 'Internship programs | {company.name}',
    description:
      'Six internship tracks of 4-7 weeks in web, data, cloud, AI, mobile and digital marketing: what interns build, with which tools, and what it costs.',
  },
  hero: {
    eyebrow: 'Internship',
    heading: 'Work on something that has to run',
    trail: 'Internship',
    lead: 'Four to seven weeks in one of six tracks, with a mentor from our teams. You leave with work you can show and explain line by line.',
    apply: 'Apply for Internship',
  },
  badges: [
    { icon: 'chart-line', label: '4-7 weeks' },
    { icon: 'braces', label: 'Expert mentorship' },
    { icon: 'shield-check', label: 'Industry certification' },
  ],
  tracks: {
    anchor: 'tracks',
    heading: 'Tracks',
    intro: 'Each is led by someone who does this for a living. Unfold one to see its tools and what you finish with.',
    weeks: '{from}-{to} weeks',
    more: '+{count} more',
    moreAbout: 'and {count} more topics',
    highlights: 'Highlights',
    topics: 'Topics',
    tools: 'Tools',
    outcomes: 'At the end',
    details: 'All topics, tools and outcomes',
    apply: 'Apply Now',
    applyAbout: 'for {track}',
    registersAs: 'Registers as: {domain}',
    without: {
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
        icon: 'code-xml',
        title: 'Your code is read',
        text: 'A mentor reviews what you write and says why, the way it is done among colleagues. You answer, change it, and learn to review in turn.',
      },
      {
        icon: 'layers',
        title: 'One small, whole thing',
        text: 'No shadowing and no slides: a team of three or four builds something that runs, from the first sketch to the last fix.',
      },
      {
        icon: 'building-2',
        title: 'An office, or your home',
        text: 'Sit with us in {company.city} or take part online with a camera on and a fixed hour each day. The work is the same.',
      },
      {
        icon: 'shield-check',
        title: 'A certificate that can be checked',
        text: 'It names the track, the weeks and what you built. Employers can write to us to confirm it.',
      },
    ],
  },
  fees: {
    anchor: 'fees',
    heading: 'What it costs',
    intro: 'One fee for the whole time, the same in every track. Taxes are extra.',
  },
  closing: {
    heading: 'Registering takes three minutes',
    text: 'It asks for a domain, a length and where you study. Nothing is paid at this point: we call you first.',
    apply: 'Apply for Internship',
  },
} satisfies InternshipPageSource;
