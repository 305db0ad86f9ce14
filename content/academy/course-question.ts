import { sample } from '../loading/sample.ts';
import type { CourseQuestionSource } from '../schema/academy/course-question.ts';

export default {
  metadata: {
    title: 'Ask a counsellor | {company.name}',
    description:
      'A question about a course or an internship before you register? Ask about fees, timings or the level; a counsellor answers by email or phone.',
  },
  hero: {
    eyebrow: 'IT Academy',
    heading: 'Ask a counsellor',
    breadcrumbs: 'Ask a counsellor',
    lead: 'Ask about fees, times, the way to a centre, or whether a course fits you or your child. A counsellor answers by email or phone. You do not have to register.',
  },
  headingForCourse: 'Ask about {course}',
  internship: { option: 'An internship', inSentence: 'an internship' },
  form: {
    heading: 'Your question',
    fields: {
      name: { label: 'Full Name' },
      course: { label: 'Course', placeholder: 'Not sure yet' },
      email: { label: 'Email Address', note: 'or a phone number', placeholder: 'name@example.com' },
      phone: { label: 'Phone Number', note: 'or your email', placeholder: '+91 00000 00000' },
      question: { label: 'Your Question', placeholder: 'What would you like to know before you decide?' },
    },
    submit: 'Send Question',
    submitting: 'Sending...',
    next: sample(
      'A counsellor answers within 4 hours during support hours, Monday to Saturday, {company.supportHours}, and within 24 hours at any other time, Sundays included.',
      'on which days your counsellors answer; the hours stay',
    ),
    privacy: 'We use what you write here to answer you, and for nothing else.',
  },
  stored: { title: 'Question sent!', text: 'A counsellor gets back to you within 24 hours.' },
} satisfies CourseQuestionSource;
