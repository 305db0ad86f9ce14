import { sample } from '../loading/sample.ts';
import type { EnrolmentSource } from '../schema/academy/enrolment.ts';

export default {
  anchor: 'joining',
  heading: 'Before you decide',
  lead: 'The total price, the start, the place, and what happens if your plans change.',
  fee: {
    title: 'The total price',
    summary: '{total} with {gst}% GST',
    totalNote: '{total} with {gst}% GST',
    fee: 'Fee',
    tax: 'GST, {gst}%',
    totalLabel: 'In all',
    monthly: 'Or monthly with GST: {full} payments of {monthly}, then {last}.',
    monthlyTotal:
      'The total is the same. The last payment can fall due after the last class; you get the certificate after that payment.',
    scope: sample(
      'The fee includes tests, the certificate and doubt hours. A list at the end of this page shows what else you may need, with free alternatives.',
      'what the fee includes, and what costs extra',
    ),
  },
  batches: {
    title: 'Start and place',
    summary: '{date}, {centre}',
    noBatch: 'No date is fixed yet. Ask a counsellor: we tell you as soon as there is one.',
    nextBatch: 'Next batch: {date}, {centre}',
    days: 'Days',
    place: 'Centre',
    seats: 'Seats',
    seatCount: '{count} in the room',
    language: 'Language',
    teacher: 'Taught by',
    choose: 'Register for {date}',
  },
  weeks: {
    title: 'Your weeks',
    summary: '{weeks} weeks, {sessions} times a week',
    partWeeks: 'Weeks {from} to {to}: {part}, sessions {first} to {last}, then its test',
    legend: { session: 'a session', test: 'a test', free: 'a free week' },
    alt: '{weeks} weeks of {course}, each with its sessions in the colours of the parts',
    note: 'This is the plan for the next batch. If holidays or examinations change it, we tell you at least 48 hours before. Tests of more than two hours have their own day.',
  },
  rules: [
    {
      sample: 'your real rule, in agreement with the terms',
      title: 'In a classroom, or online',
      summary: 'In the classroom. If you cannot come, live by video.',
      text: [
        'We recommend the classroom. To join by video, choose Online when you register. You join the same session at the same time.',
      ],
    },
    {
      sample: 'your real rule, in agreement with the terms',
      title: 'If you change your mind',
      summary: 'Before you pay, it costs nothing. After that, fees are not refunded, except as the law requires.',
      text: [
        'Registering commits you to nothing, and you can visit a session first. After you have paid, a fee is not refunded. If you pay monthly, you can leave: write to us before the next month begins, and you pay only the months before.',
        'Your legal rights stay: if we cancel the course, or do not hold it as described, you get that part of the fee back.',
      ],
    },
    {
      sample: 'your real rule',
      title: 'If you miss a class',
      summary: 'You get the notes, and can ask in a doubt hour. You need 75% attendance.',
      text: [
        'Notes and exercises come on the same day. If you miss a month through illness or examinations, you continue with the next batch and do not pay again.',
      ],
    },
    {
      sample: 'your real hours',
      title: 'When you are stuck',
      summary: 'Two doubt hours a week with the teacher, and some machines at every centre.',
      text: ['Between classes, write to the group of your batch. You get an answer by the next evening.'],
    },
    {
      title: 'What placement support means',
      summary: 'Help with finding work for a year after the course. It promises no job and no salary.',
      text: [
        'We go through your résumé, practise interviews, forward openings from companies that we work with, and ask former students for referrals.',
        'It is not a guarantee of a job, an interview or a salary: employers decide. “100%” on our registration page means that everyone who finishes gets this support.',
      ],
    },
  ],
} satisfies EnrolmentSource;
