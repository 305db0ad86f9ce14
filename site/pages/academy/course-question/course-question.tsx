import { courseQuestion, fill, placementTraining } from '#content';
import { useEntry } from '../../../layout/page-entry.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { ContactCard } from '../../../sending/contact-card.tsx';
import { FormPage, FormPanel } from '../../../sending/form-page.tsx';
import { CourseQuestionForm } from '../../../sending/lead-forms.tsx';

const { hero, metadata, headingAbout, form } = courseQuestion;

// All addresses have one canonical: they differ only in the heading and the preselected course.
export const meta = () => pageMeta(metadata, courseQuestion.href);

/** The form for questions before a registration: general, or about one course or the internship. */
export default function CourseQuestion() {
  const entry = useEntry([courseQuestion, ...courseQuestion.subjects]);
  const subject = 'answer' in entry ? entry : undefined;
  return (
    <FormPage
      hue={subject?.hue ?? 'indigo'}
      text={subject ? { ...hero, heading: fill(headingAbout, { course: subject.about }) } : hero}
      above={[{ label: placementTraining.hero.breadcrumbs, href: placementTraining.href }]}
    >
      <FormPanel heading={form.heading}>
        <CourseQuestionForm subject={subject} />
      </FormPanel>
      <ContactCard level={2} />
    </FormPage>
  );
}
