import { courseQuestion, type QuestionSubject } from '#content';
import { courseQuestionForm } from '#forms/course-question.ts';
import type { Refused } from '#forms/reply.ts';
import { LeadForm } from './lead-form.tsx';

const [, course] = courseQuestionForm.fields;

/**
 * @param subject what the page is about, which is chosen already
 * @param refused what the server said of the last send, where the page is the answer to it
 */
export function CourseQuestionForm({ subject, refused }: { subject?: QuestionSubject | undefined; refused?: Refused }) {
  return (
    <LeadForm
      form={courseQuestionForm}
      words={courseQuestion.form}
      stored={courseQuestion.stored}
      about={subject && { [course.name]: subject.answer }}
      refused={refused}
    />
  );
}
