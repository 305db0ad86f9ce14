import { addresses } from '../addresses.ts';
import type { TeamSource } from '../schema/team.ts';

const hint = 'someone who works here and agreed to be shown, with their own addresses';

export default {
  metadata: {
    title: 'Our team | {company.name}',
    description:
      'The people who lead the work in {company.city}: engineering, cloud, data and AI, mobile and the IT academy. Who they are, and what to ask each of them.',
  },
  hero: {
    eyebrow: 'Our team',
    heading: 'People you will hear from',
    trail: 'Our Team',
    lead: 'They lead engineering, operations, data, mobile and teaching without having given up the work itself. Your first message reaches one of them.',
  },
  heading: 'Team members',
  social: { linkedin: 'LinkedIn', email: 'E-mail', github: 'GitHub', about: 'of {name}' },
  skills: 'Skills',
  members: [
    {
      sample: hint,
      name: 'Arindam Bhowmik',
      role: 'Founder and director',
      mark: { monogram: 'AB', hue: 'madder' },
      bio: 'Takes the first call and writes the first estimate. Arindam spent nine years on billing systems for shops and co-operatives before 2018, and still reads every contract aloud before it is signed.',
      skills: ['Estimates', 'Contracts', 'Product planning', 'Java'],
      social: {
        linkedin: 'https://www.linkedin.com/in/example',
        email: 'arindam@example.com',
        github: 'https://github.com/example',
      },
    },
    {
      sample: hint,
      name: 'Mayuri Jamatia',
      role: 'Head of engineering',
      mark: { monogram: 'MJ', hue: 'indigo' },
      bio: 'Decides how a system is cut into parts and who reviews what. Mayuri set the rule that no change goes live unread, her own included, and keeps the list of times it saved us.',
      skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Code review'],
      social: {
        linkedin: 'https://www.linkedin.com/in/example',
        email: 'mayuri@example.com',
        github: 'https://github.com/example',
      },
    },
    {
      sample: hint,
      name: 'Rahul Chakma',
      role: 'Cloud and operations lead',
      mark: { monogram: 'RC', hue: 'teal' },
      bio: 'Plans moves in waves that users do not notice, and carries the night phone one week in five. Rahul keeps the instructions for it short enough to read at three in the morning.',
      skills: ['AWS', 'Kubernetes', 'Terraform', 'Monitoring'],
      social: {
        linkedin: 'https://www.linkedin.com/in/example',
        email: 'rahul@example.com',
        github: 'https://github.com/example',
      },
    },
    {
      sample: hint,
      name: 'Priyanka Nath',
      role: 'Data and AI lead',
      mark: { monogram: 'PN', hue: 'plum' },
      bio: 'Asks what a wrong answer costs before any model is trained. Priyanka’s forecasting work began with a tea garden’s rain records, forty years of them in pencil.',
      skills: ['Python', 'PyTorch', 'Forecasting', 'Data pipelines'],
      social: {
        linkedin: 'https://www.linkedin.com/in/example',
        email: 'priyanka@example.com',
        github: 'https://github.com/example',
      },
    },
    {
      sample: hint,
      name: 'Joseph Darlong',
      role: 'Mobile lead',
      mark: { monogram: 'JD', hue: 'leaf' },
      bio: 'Builds apps for places where the signal comes and goes. Joseph tests on a three-year-old phone with a cracked screen, on the bus between Kailashahar and the office.',
      skills: ['Flutter', 'Swift', 'Kotlin', 'Offline sync'],
      social: {
        linkedin: 'https://www.linkedin.com/in/example',
        email: 'joseph@example.com',
        github: 'https://github.com/example',
      },
    },
    {
      sample: hint,
      name: 'Tania Sultana',
      role: 'Head of the IT academy',
      mark: { monogram: 'TS', hue: 'marigold' },
      bio: 'Wrote the session plans of all six courses and teaches two of them. Tania marks code by hand, with a pencil, since people read what is written in a margin.',
      skills: ['C++', 'Data structures', 'Teaching', 'Interview practice'],
      social: {
        linkedin: 'https://www.linkedin.com/in/example',
        email: 'tania@example.com',
        github: 'https://github.com/example',
      },
    },
  ],
  banner: {
    heading: 'Join Our Growing Team',
    text: 'More than fifty people work here, and there is room for a few more. Positions are open in Tripura, hybrid and remote.',
    actions: [{ label: 'View Open Positions', href: addresses.careers }],
  },
} satisfies TeamSource;
