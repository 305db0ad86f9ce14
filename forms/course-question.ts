import { contentIn, courseQuestion as original } from '#content';
import { type Form, originalLanguage } from './define.ts';
import { choicesOf, commonIn } from './languages.ts';

/**
 * A question about a course or an internship from a visitor who has not registered. The texts of its questions are in
 * `content/academy/course-question.ts`; `course-question.test.ts` fails when one changes without a new version.
 */
export function courseQuestionFormIn(language: string) {
  const { courseQuestion, formMessages } = contentIn(language);
  const { name, course, email, phone, question } = courseQuestion.form.fields;
  return {
    ...commonIn(language),
    id: 'course-question',
    version: 1,
    subject: 'course',
    fields: [
      { name: 'name', label: name.label, kind: 'text', isRequired: true, maxLength: 200, autocomplete: 'name' },
      {
        name: 'course',
        label: course.label,
        kind: 'choice',
        isRequired: false,
        maxLength: 100,
        ...choicesOf(
          original.subjects.map(({ option }) => option),
          courseQuestion.subjects.map(({ option }) => option),
        ),
      },
      { name: 'email', label: email.label, kind: 'email', isRequired: false, maxLength: 254, autocomplete: 'email' },
      { name: 'phone', label: phone.label, kind: 'tel', isRequired: false, maxLength: 40, autocomplete: 'tel' },
      { name: 'question', label: question.label, kind: 'paragraph', isRequired: true, maxLength: 5000, rows: 5 },
    ],
    atLeastOne: { fields: ['email', 'phone'], message: formMessages.missingContact },
  } as const satisfies Form;
}

export const courseQuestionForm = courseQuestionFormIn(originalLanguage);
