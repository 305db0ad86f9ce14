import { useLocation } from 'react-router';
import { courseQuestion, fill, placementTraining, type QuestionSubject } from '#content';
import { pageMeta } from '../../frame/page-meta.ts';
import { CourseQuestionForm } from '../../sending/course-question-form.tsx';
import { FormPage, FormPanel } from '../../sending/form-page.tsx';
import styles from '../../sending/sending.css?url';
import { ContactCard } from '../home/contact.tsx';

const { hero, metadata, headingAbout, form } = courseQuestion;

export const links = () => [{ rel: 'stylesheet', href: styles }];

// One page for search engines: that of a course differs in its heading and in what is chosen.
export const meta = () => pageMeta(metadata, courseQuestion.href);

/** One asks here before one registers: about anything, or about the course one comes from. */
export default function CourseQuestion() {
  const subject = subjectAt(useLocation().pathname);
  return (
    <FormPage
      hue={subject?.hue ?? 'indigo'}
      text={subject ? { ...hero, heading: fill(headingAbout, { course: subject.about }) } : hero}
      above={[{ label: placementTraining.hero.trail, href: '/placement-training' }]}
    >
      <FormPanel heading={form.heading}>
        <CourseQuestionForm subject={subject} />
      </FormPanel>
      <ContactCard level={2} />
    </FormPage>
  );
}

const subjectAt = (pathname: string): QuestionSubject | undefined =>
  courseQuestion.subjects.find(({ href }) => href === pathname.replace(/\/$/, ''));
