import { courseQuestion, fill, placementTraining } from '#content';
import { ContactCard } from '../../../forms/components/contact-card.tsx';
import { FormPage, FormPanel } from '../../../forms/components/form-page.tsx';
import { CourseQuestionForm } from '../../../forms/components/lead-forms.tsx';
import { useEntry } from '../../../layout/page-entry.ts';
import { pageMeta } from '../../../layout/page-meta.ts';

const { hero, metadata, headingForCourse, form } = courseQuestion;

// All these pages have one canonical address: they differ only in the heading and the preselected course.
export const meta = () => pageMeta(metadata, courseQuestion.href);

/** The form for questions before a registration: general, or about one course or the internship. */
export default function CourseQuestion() {
  const entry = useEntry([courseQuestion, ...courseQuestion.subjects]);
  const subject = 'option' in entry ? entry : undefined;
  return (
    <FormPage
      hue={subject?.hue ?? 'indigo'}
      text={subject ? { ...hero, heading: fill(headingForCourse, { course: subject.inSentence }) } : hero}
      ancestors={[{ label: placementTraining.hero.breadcrumbs, href: placementTraining.href }]}
    >
      <FormPanel heading={form.heading}>
        <CourseQuestionForm subject={subject} />
      </FormPanel>
      <ContactCard level={2} />
    </FormPage>
  );
}
