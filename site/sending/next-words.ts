import { careers, courseQuestion, home } from '#content';
import { applicationForm } from '#forms/application.ts';
import { contactForm } from '#forms/contact.ts';
import { courseQuestionForm } from '#forms/course-question.ts';
import { registrations } from './registrations.ts';

const nextByForm: ReadonlyMap<string, string> = new Map([
  [contactForm.id, home.contact.form.next],
  [applicationForm.id, careers.application.form.next],
  [courseQuestionForm.id, courseQuestion.form.next],
  ...registrations.map(({ page, wizard }) => [wizard.form.id, page.nextSteps.steps.join(' ')] as const),
]);

/** What happens once a form was sent, and by when: the same on its receipt and in its letter. */
export const nextWords = (formId: string): string | undefined => nextByForm.get(formId);
