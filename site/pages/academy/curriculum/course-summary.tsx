import { ArrowRight } from 'lucide-react';
import { siteLanguage } from '#content';
import { Fact } from '#ui/components/fact.tsx';
import { Paragraphs } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { useContent, versionsOf } from '../../../layout/current-page.ts';
import { findEntry, useEntry } from '../../../layout/page-entry.ts';
import { metaOf } from '../../../layout/page-meta.ts';
import { courseData } from '../../../structured-data.ts';
import { CourseCallToAction, CourseHead, CourseOutcomes, CourseStats } from './course-page.tsx';
import { Enrolment } from './enrolment.tsx';

export const meta = metaOf(({ courses, courseWords, language }, path) => {
  const course = findEntry(courses, path);
  // The sessions are in English only.
  const data = {
    ...courseData(course, language),
    educationalLevel: courseWords.levels[course.level],
    syllabusSections: undefined,
  };
  return { ...course, data };
});

/** The curriculum page of a course in another language: what decides, without the sessions. */
export default function CourseSummary() {
  const { beforeYouDecide, courses, curriculumWords } = useContent();
  const course = useEntry(courses);
  const { sessions } = curriculumWords;
  const { labels, courses: rows } = beforeYouDecide.comparison;
  const row = rows.find(({ course: slug }) => slug === course.slug);
  const laptop = beforeYouDecide.questions.find(({ id }) => id === 'laptop');
  const [original = course] = versionsOf(course.href);
  return (
    <div className={hueClass(course.hue)}>
      <CourseHead
        course={course}
        sessions={{ href: `${original.href}#${sessions.anchor}`, hrefLang: siteLanguage, icon: ArrowRight }}
      />
      <CourseStats course={course} />
      <Enrolment course={course} />
      <CourseOutcomes course={course} />
      {row && (
        <Section id="after" heading={curriculumWords.video.tour.careerGuidance.heading} hasSideHeading>
          <div className="stack">
            <dl className="decide-facts">
              <Fact label={labels.project}>{row.project}</Fact>
              <Fact label={labels.job}>{row.job}</Fact>
              <Fact label={labels.next}>{row.next}</Fact>
            </dl>
            <Paragraphs items={curriculumWords.video.tour.careerGuidance.lines} />
          </div>
        </Section>
      )}
      {laptop && (
        <Section id={laptop.id} heading={laptop.heading} hasSideHeading>
          <div className="stack">
            <Paragraphs items={laptop.text} />
          </div>
        </Section>
      )}
      <CourseCallToAction course={course} />
    </div>
  );
}
