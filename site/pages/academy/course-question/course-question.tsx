import { courseQuestion, fill, placementTraining } from '#content';
import { useEntry } from '../../../layout/entry-at.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { ContactCard } from '../../../sending/contact-card.tsx';
import { FormPage, FormPanel } from '../../../sending/form-page.tsx';
import { CourseQuestionForm } from '../../../sending/lead-forms.tsx';

const { hero, metadata, headingAbout, form } = courseQuestion;

// One page for search engines: that of a course differs in its heading and in what is chosen.
export const meta = () => pageMeta(metadata, courseQuestion.href);

/** One asks here before one registers: about anything, or about the course one comes from. */
export default function CourseQuestion() {
  const asked = useEntry([courseQuestion, ...courseQuestion.subjects]);
  const subject = 'answer' in asked ? asked : undefined;
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
