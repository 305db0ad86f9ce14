import { sample, sampleEvidence } from '../loading/sample.ts';
import type { ProductSource } from '../schema/offerings/product.ts';

export default {
  order: 50,
  name: 'EduManage 360',
  summary: 'Admissions, timetables, marks and messages to parents for schools and colleges.',
  category: 'EducationalApplication',
  hue: 'plum',
  card: {
    subtitle: 'For schools and their parents',
    category: 'Education',
    description:
      'Attendance takes a minute, and parents of an absent child get a message within a quarter of an hour. Fees, timetable, marks and bus routes are in one place.',
    picture: 'EduManage 360: the lessons of class 9 B from Monday to Saturday, each subject in its colour',
  },
  page: {
    sample: 'what your own product does: each function, picture and example on this page',
    metadata: {
      title: 'EduManage 360, school software | {company.name}',
      description:
        'EduManage 360 keeps admissions, timetables, attendance, marks, fees and messages to parents in one place, for schools and colleges of any board.',
    },
    hero: {
      eyebrow: 'School management',
      lead: sample(
        'Attendance, homework, marks, fees and notices are in one system. The office, the teachers and the parents each see only their part. It costs ₹120 to ₹300 per student and year, without GST.',
        'what your own school software costs per student and year',
      ),
      actions: [{ label: 'See It in a Class' }, { label: 'Talk to Our Team' }],
      picture: {
        screen: 'school-timetable',
        alt: 'EduManage 360: the week of class 9 B with 38 lessons, and on the right Thursday’s maths lesson with the absent students',
        states: {
          legend: 'Class 9 B on',
          firstLabel: 'Thursday',
          others: [
            {
              label: 'Friday',
              alt: 'The double lesson in the computer room on Friday: 21 of 22 machines ready, what to read before, and a project on rain',
            },
            {
              label: 'Saturday',
              alt: 'Saturday on the field: kabaddi with 39 of 41, a match against class 9 A, and 17 seats taken in the late bus',
            },
          ],
        },
      },
    },
    sections: [
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'Schools and results',
        metrics: [
          {
            value: '500+',
            label: 'schools',
            evidence: sampleEvidence(
              'Campuses with at least one class in the system in December 2025. Most joined through a trust, a board or a department, which counts as one client.',
            ),
          },
          {
            value: '95%',
            label: 'satisfaction',
            evidence: sampleEvidence(
              'Teachers and office staff who were satisfied or very satisfied: a survey of 1,900 of them at 60 schools in November 2025.',
            ),
          },
          {
            value: '40%',
            label: 'fewer admin tasks',
            change: 'less',
            evidence: sampleEvidence(
              'Forms and entries per student and term, counted by the offices of twelve schools before the start and a year after it.',
            ),
          },
          {
            value: '24/7',
            label: 'availability',
            evidence: sampleEvidence(
              'The app and the records are available at any hour. In 2025 they were unavailable for less than nine hours, planned maintenance included.',
            ),
          },
        ],
      },
      {
        kind: 'features',
        id: 'features',
        heading: 'For teachers, office and parents',
        items: [
          {
            title: 'Student Information System',
            text: 'One record covers each student from admission to the transfer certificate: documents, health, bus stop, and whom to call if a child is not collected.',
          },
          {
            title: 'Faculty Management',
            text: 'It keeps the qualifications, leave, duties and pay of each teacher. If two teachers are away, it proposes who can take their classes.',
          },
          {
            title: 'Academic Planning',
            text: 'Move a lesson and see at once if the room, the teacher or the class is busy. The syllabus shows the progress of each section.',
          },
          {
            title: 'Learning Management',
            text: 'Lessons, worksheets and homework are sorted by chapter. For a child without a phone, you print them.',
          },
          {
            title: 'Assessment & Reporting',
            text: 'Teachers enter marks once, and the examination office checks them. Report cards follow the pattern of CBSE, TBSE or the college.',
          },
          {
            title: 'Communication Hub',
            text: 'Notices go out by app or SMS in the language of the family. The office sees that 33 of 41 have read one, and can call the others.',
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'Class 9 B, this Thursday',
        screens: [
          {
            screen: 'school-students',
            alt: 'Ten students of class 9 B with attendance, marks and fees, the fees of the class, and one girl’s marks on the right',
            caption: 'Two students were often away this month, and three families are late with the fee.',
          },
          {
            screen: 'school-family',
            alt: 'A mother’s phone: 15 of 16 days in school, the parents’ meeting to answer, homework handed in, and a fee due on 30 November',
            caption: '18:30: the same Thursday as Khumti’s mother sees it.',
          },
        ],
      },
      {
        kind: 'process',
        id: 'day',
        heading: 'A Thursday in 9 B',
        steps: [
          {
            title: 'The register',
            text: '10:15. Mr Nath marks the three students who are absent.',
          },
          {
            title: 'Three families',
            text: '10:30. Each family gets a message. Suman’s father replies that Suman has a fever.',
          },
          {
            title: 'A substitute',
            text: '11:35. Mrs Das is at a training. With one tap, the office gives her Bengali lesson to a free colleague.',
          },
          {
            title: 'Homework',
            text: '12:15. Exercise 7.2: 29 students handed it in. Twelve have until tomorrow.',
          },
        ],
      },
      {
        kind: 'list',
        id: 'modules',
        heading: 'Modules to choose from',
        intro: sample(
          'A primary school usually takes four modules, a college ten. All data stays in India, and a school that leaves gets every record as files.',
          'where you store the data of schools, and how they get it when they leave',
        ),
        items: [
          'Admissions and enquiries',
          'Attendance by period or by day',
          'Timetable and substitutes',
          'Examinations and report cards',
          'Fees, concessions and receipts',
          'Homework and lesson plans',
          'Library with accession register',
          'Transport and bus stops',
          'Hostel and mess',
          'Staff leave and payroll',
          'Certificates, UDISE+ and APAAR lists',
          'Notices to parents',
        ],
      },
    ],
    callToAction: {
      heading: 'Try it with one class for a month',
      text: sample(
        'A trial takes one class and one teacher for a month, free of charge. It begins when the parents of that class have agreed. Then you decide about the other classes.',
        'what a trial costs with you, and when it can begin',
      ),
      action: { label: 'Start With One Class' },
    },
  },
} satisfies ProductSource;
