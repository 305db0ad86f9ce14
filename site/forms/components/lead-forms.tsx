/** The forms without steps. On a page that answers a post, `refused` is the reply of the server. */
import { careers, home, courseQuestion as original, type Position, type QuestionSubject, siteText } from '#content';
import { applicationForm } from '#forms/application.ts';
import { contactForm } from '#forms/contact.ts';
import { courseQuestionForm } from '#forms/course-question.ts';
import { formIn } from '#forms/index.ts';
import type { Refused } from '#forms/reply.ts';
import { useContent } from '../../layout/current-page.ts';
import { formLanguageOf } from '../form-words.ts';
import type { FieldWords } from './form-field.tsx';
import { LeadForm } from './lead-form.tsx';

const [position] = applicationForm.fields;
const [, course] = courseQuestionForm.fields;

export function ApplicationForm({ position: { slug, title }, refused }: { position: Position; refused?: Refused }) {
  const { form: words, stored } = careers.application;
  const fields: Readonly<Record<string, FieldWords>> = words.fields;
  const chooseAgain = { ...fields.resume, hint: words.chooseAgain };
  return (
    <LeadForm
      form={applicationForm}
      words={refused ? { ...words, fields: { ...fields, resume: chooseAgain } } : words}
      stored={stored}
      presets={{ [position.name]: slug }}
      // Hidden fields come before the file: the server reads only the beginning of a form that is too large.
      hiddenPresets={{ [position.name]: title }}
      refused={refused}
    />
  );
}

export function ContactForm({ refused }: { refused?: Refused }) {
  return (
    <LeadForm
      form={contactForm}
      words={home.contact.form}
      stored={siteText.answers.contact.stored}
      // Specification, section 5.
      validation="browser"
      refused={refused}
    />
  );
}

/** @param subject the subject of the page, which is preselected */
export function CourseQuestionForm({ subject, refused }: { subject?: QuestionSubject | undefined; refused?: Refused }) {
  const content = useContent();
  const { form: words, stored, subjects } = content.courseQuestion;
  // The option that is stored is that of the original.
  const option = subject && original.subjects[subjects.indexOf(subject)]?.option;
  return (
    <LeadForm
      form={formIn(formLanguageOf(content), courseQuestionForm.id) ?? courseQuestionForm}
      words={words}
      stored={stored}
      presets={option === undefined ? undefined : { [course.name]: option }}
      refused={refused}
    />
  );
}
