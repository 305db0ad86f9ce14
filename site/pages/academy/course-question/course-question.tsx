import { fill } from '#content';
import { ContactCard } from '../../../forms/components/contact-card.tsx';
import { FormPage, FormPanel } from '../../../forms/components/form-page.tsx';
import { CourseQuestionForm } from '../../../forms/components/lead-forms.tsx';
import { useContent } from '../../../layout/current-page.ts';
import { useEntry } from '../../../layout/page-entry.ts';
import { metaOf } from '../../../layout/page-meta.ts';

// All these pages have one canonical address: they differ only in the heading and the preselected course.
export const meta = metaOf(({ courseQuestion }) => courseQuestion);

/** The form for questions before a registration: general, or about one course or the internship. */
export default function CourseQuestion() {
  const { courseQuestion, placementTraining } = useContent();
  const { hero, headingForCourse, form } = courseQuestion;
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
