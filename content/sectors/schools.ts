import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { SectorSource } from '../schema/buyers/sector.ts';

/*
 * Looked up on November 22, 2026: udiseplus.gov.in and circulars of state departments (UDISE+, APAAR with the parent's separate
 * consent); PARAKH and NCERT (holistic progress card, 26 states and union territories by April 2025); NEP 2020; DPDP Act, 2023,
 * section 9, and Rules, notified November 2025: rule 10, rule 12 with Part A of the Fourth Schedule; GIGW 3.0.
 */
export default {
  order: 20,
  title: 'Software for schools',
  hue: 'plum',
  client: 'education',
  metadata: {
    title: 'Software for schools | {company.name}',
    description:
      'For schools and their trusts: UDISE+, APAAR, NEP 2020 and the holistic progress card, children’s data under the DPDP Act, and a term’s timeline.',
  },
  hero: {
    eyebrow: 'For schools, trusts and departments',
    lead: sample(
      'One register for your office and your teachers, with UDISE+, APAAR, progress cards and fees. It follows the rules for children’s data, and costs ₹120 to ₹300 per student and year, without GST.',
      'what your own school software costs per student and year',
    ),
    action: { label: 'Ask about your school', href: addresses.contactAbout('One of your products') },
    picture: {
      screen: 'school-timetable',
      alt: 'The week of class 9 B, with subject, teacher and room of each lesson, and the attendance of one of them.',
    },
  },
  standards: [
    {
      title: 'Returns and numbers',
      items: [
        {
          name: 'UDISE+',
          text: 'Lists of students and teachers have the columns of the portal. The software finds errors, and your staff enter the lists.',
        },
        {
          name: 'APAAR',
          text: 'We store the twelve-digit ID of each child with the parent’s signed consent, and list names that differ from Aadhaar.',
        },
        {
          name: 'DigiLocker, Academic Bank of Credits',
          text: 'We export marks and certificates in the format of your board.',
        },
      ],
    },
    {
      title: 'Teaching and marks',
      items: [
        {
          name: 'NEP 2020',
          text: 'Classes follow the stages 5+3+3+4. The timetable has vocational subjects and bagless days.',
        },
        {
          name: 'Holistic progress card, PARAKH and NCERT',
          text: 'There is a card for each of the four stages. Teacher, child, classmates and parents all write on it.',
        },
        {
          name: 'CBSE, TBSE and other boards',
          text: 'Registration lists, internal marks and report cards follow the pattern of the board, and we update them when it changes.',
        },
      ],
    },
    {
      title: 'Children’s data',
      items: [
        {
          name: 'DPDP Act, 2023, section 9',
          text: 'For a child under eighteen, a parent gives verifiable consent. Children’s behaviour is not tracked, and they see no advertisements.',
        },
        {
          name: 'DPDP Rules, 2025, rules 10 and 12',
          text: 'We record how each parent’s consent was verified. Without consent, attendance and the bus are tracked only for education and safety.',
        },
      ],
    },
    {
      title: 'Access',
      items: [
        {
          name: 'RPwD Act, 2016; WCAG 2.2 AA',
          text: 'Every screen works by keyboard and screen reader, for teachers and parents with a disability too.',
        },
        {
          name: 'GIGW 3.0',
          text: 'Our websites for government schools and departments meet it, with the points of the STQC audit.',
        },
      ],
    },
  ],
  promise: {
    sample: 'what you promise to children, as your lawyer approved it',
    heading: 'A child is not a customer',
    lead: 'The school decides, the parent consents, and we follow instructions. Most duties of the Rules begin in May 2027; we follow them now.',
    points: [
      'No advertisement, no profile, no score that follows a child.',
      'Attendance and the bus are tracked for school work and safety only.',
      'Parents can see and correct their child’s data, and withdraw their consent.',
      'Only staff who need it for their work see caste, health and family income.',
      'Our software publishes no photographs of children.',
      'When a child leaves, the record goes with the transfer certificate. Your written rule says what you keep, and for how long.',
    ],
  },
  timeline: {
    sample: 'how long your own work for a school took',
    intro: 'For a school of about a thousand children that begins in the holidays. One section tries it first.',
    weeks: 16,
    phases: [
      {
        title: 'Lists',
        text: 'You give us the lists of students, teachers and classes, in any format.',
        from: 1,
        to: 2,
      },
      {
        title: 'Cleaning',
        text: 'We list duplicate names, missing dates of birth and differences from UDISE+.',
        from: 2,
        to: 5,
      },
      {
        title: 'Parents',
        text: 'Parents get the notice and consent on paper or by phone, in their language.',
        from: 3,
        to: 7,
      },
      { title: 'One section', text: 'One teacher and forty children use it for a month.', from: 5, to: 8 },
      { title: 'Fees and timetable', text: 'We move this year’s dues and check them to the rupee.', from: 8, to: 11 },
      { title: 'All classes', text: 'Teachers learn it in their free periods, one class a day.', from: 10, to: 13 },
      { title: 'First report cards', text: 'We print them, and you compare and sign them.', from: 13, to: 16 },
    ],
  },
  needs: [
    'A principal who decides, and a teacher who tries it first',
    'The admission register and last year’s fee ledger',
    'Your UDISE code and the export of the portal',
    'Formats of your board and your own report card',
    'The languages of parents, and who has no phone',
    'Your rule for how long records are kept',
  ],
  offerings: [
    {
      label: 'EduManage 360',
      href: addresses.product('school-360'),
      text: 'Our school system: admissions, attendance, marks, fees and messages.',
    },
    {
      label: 'Mobile Development',
      href: addresses.service('mobile-development'),
      text: 'An app under the name of your trust, for parents of all its schools.',
    },
  ],
  exclusions: [
    'Entries in UDISE+ or APAAR in the name of the school',
    'Face recognition at the gate',
    'Watching children by camera or by what they type',
    'Selling data, or selling to parents',
    'Lessons and question banks from publishers',
  ],
  callToAction: {
    heading: 'Before the next session begins',
    text: 'Tell us how many children you have, your board and your present software. You get a list of modules and a realistic date.',
    action: { label: 'Ask about your school', href: addresses.contactAbout('One of your products') },
  },
} satisfies SectorSource;
