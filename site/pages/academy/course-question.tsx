import { useLocation } from 'react-router';
import { courseQuestion, fill, navigation, placementTraining } from '#content';
import { entryAt } from '../../frame/entry-at.ts';
import { HeadWords } from '../../frame/head-words.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { ContactCard } from '../../sending/contact-card.tsx';
import { CourseQuestionForm } from '../../sending/course-question-form.tsx';
import { FormPage, FormPanel } from '../../sending/form-page.tsx';
import styles from '../../sending/sending.css?url';

const { hero, metadata, headingAbout, form } = courseQuestion;

export const links = () => [{ rel: 'stylesheet', href: styles }];

// One page for search engines: that of a course differs in its heading and in what is chosen.
export const meta = () => pageMeta(metadata, courseQuestion.href);

/** One asks here before one registers: about anything, or about the course one comes from. */
export default function CourseQuestion() {
  const asked = entryAt([courseQuestion, ...courseQuestion.subjects], useLocation().pathname);
  const subject = 'answer' in asked ? asked : undefined;
  const trail = [
    { label: navigation.header.home, href: '/' },
    { label: placementTraining.hero.trail, href: placementTraining.href },
  ];
  return (
    <FormPage
      hue={subject?.hue ?? 'indigo'}
      head={
        <HeadWords
          trail={trail}
          here={hero.trail}
          eyebrow={hero.eyebrow}
          heading={subject ? fill(headingAbout, { course: subject.about }) : hero.heading}
          lead={hero.lead}
        />
      }
    >
      <FormPanel heading={form.heading}>
        <CourseQuestionForm subject={subject} />
      </FormPanel>
      <ContactCard level={2} />
    </FormPage>
  );
}
