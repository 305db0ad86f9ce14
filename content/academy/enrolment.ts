import { sample } from '../loading/sample.ts';
import type { EnrolmentSource } from '../schema/academy/enrolment.ts';

export default {
  anchor: 'joining',
  heading: 'Before you decide',
  lead: 'What you pay in all, when and where it starts, and what happens if your plans change.',
  fee: {
    title: 'What you pay in all',
    summary: '{total} with {gst} % GST',
    totalNote: '{total} with {gst} % GST',
    fee: 'Fee',
    tax: 'GST, {gst} %',
    totalLabel: 'In all',
    monthly: 'By the month: {count} payments, {full} of {monthly} and a last one of {last}, each with GST.',
    monthlyTotal: 'Together {total}, the same as in one payment.',
    scope: sample(
      'Tests, certificate and doubt hours are included. What else you may need, and how to do without paying, is listed below.',
      'what the fee includes, and what costs extra',
    ),
  },
  batches: {
    title: 'When it starts, and where',
    summary: '{date}, {centre}',
    noBatch: 'No date is set yet. Ask a counsellor, and you are told as soon as there is one.',
    nextBatch: 'Next batch: {date}, {centre}',
    days: 'Days',
    place: 'Centre',
    seats: 'Seats',
    seatCount: '{count} in the room',
    language: 'Language',
    teacher: 'Taught by',
  },
  weeks: {
    title: 'Your weeks',
    summary: '{weeks} weeks, {sessions} times a week',
    partWeeks: 'Weeks {from} to {to}: {part}, sessions {first} to {last}, then its test',
    legend: { session: 'a session', test: 'a test', free: 'a free week' },
    alt: '{weeks} weeks of {course}, each with its sessions in the colours of the parts',
    note: 'As the next batch is planned. Holidays and examinations may move it; you are told a month before. Tests over two hours have their own day.',
  },
  rules: [
    {
      sample: 'how you really hold it, in agreement with the terms',
      title: 'In a classroom, or online',
      summary: 'Taught in the classroom. If you cannot come, you may ask for a seat by video.',
      text: [
        'The fee is for a room with a teacher in it, and that is how we advise you to learn. If you cannot come, choose Online in the registration: the same session at the same hour, by video.',
      ],
    },
    {
      sample: 'how you really hold it, in agreement with the terms',
      title: 'If you change your mind',
      summary: 'Before you pay: at no cost. After that fees are not refunded, beyond what the law gives.',
      text: [
        'Registering commits you to nothing, and you may sit in on a session first. Once paid, a fee is not refunded, before the start or after it. If you pay by the month, you owe only the months in which you came, if you write to us before the next one begins.',
        'What the law gives you stays: if we cancel the course, or do not hold it as described, you get back what you paid for that part.',
      ],
    },
    {
      sample: 'how you really hold it',
      title: 'If you miss a class',
      summary: 'Sit in with another batch, or come to a doubt hour. 75 % attendance is needed.',
      text: [
        'Notes and exercises are given out on the same day. If you miss a month through illness or examinations, you go on with the next batch without paying again.',
      ],
    },
    {
      sample: 'the hours that are really held',
      title: 'When you are stuck',
      summary: 'Two doubt hours a week with the teacher, and a few machines at every centre.',
      text: ['Between the classes you write to the group of your batch and get an answer by the next evening.'],
    },
    {
      title: 'What placement support is, and is not',
      summary: 'Help in finding work, for a year after the course. It is no promise of a job or a salary.',
      text: [
        'It is: your résumé gone through line by line, mock interviews, openings passed on from companies we work with, and a referral where a former student can give one.',
        'It is not a guarantee of a job, an interview or a salary; employers alone decide. “100 %” in our badge means that everyone who finishes gets this support, and nothing else.',
      ],
    },
  ],
} satisfies EnrolmentSource;
