import { ArrowRight } from 'lucide-react';
import { fill, siteLanguage } from '#content';
import { Fact } from '#ui/components/fact.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Paragraphs } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { CallToAction, siblingsOf } from '../../../layout/call-to-action/call-to-action.tsx';
import { useContent, versionsOf } from '../../../layout/current-page.ts';
import { findEntry, useEntry } from '../../../layout/page-entry.ts';
import { PageHead } from '../../../layout/page-head/page-head.tsx';
import { translatedMeta } from '../../../layout/page-meta.ts';
import { courseData } from '../../../structured-data.ts';
import { AskLink, BrochureLink, CallLink, DecideLink, RegisterLink } from '../course/course-links.tsx';
import { CourseOutcomes, CourseStats } from './course-stats.tsx';
import { Enrolment } from './enrolment.tsx';

export const meta = translatedMeta(({ courses }, path) => {
  const course = findEntry(courses, path);
  // The sessions are in English only.
  return { ...course, data: { ...courseData(course), syllabusSections: undefined } };
});

/** The curriculum page of a course in another language: what decides, without the sessions. */
export default function CourseSummary() {
  const { beforeYouDecide, courses, courseWords, curriculumWords, placementTraining } = useContent();
  const course = useEntry(courses);
  const { callToAction, eyebrow, sessions } = curriculumWords;
  const { labels, courses: rows } = beforeYouDecide.comparison;
  const row = rows.find(({ course: slug }) => slug === course.slug);
  const laptop = beforeYouDecide.questions.find(({ id }) => id === 'laptop');
  const [original = course] = versionsOf(course.href);
  return (
    <div className={hueClass(course.hue)}>
      <PageHead
        text={{ eyebrow, heading: course.curriculumTitle, lead: course.intro, breadcrumbs: course.curriculumName }}
        ancestors={[{ label: placementTraining.hero.breadcrumbs, href: placementTraining.href }]}
        media={<Cloth seed={`head ${course.slug}`} hue={course.hue} rows={36} unit={6} isTiled />}
      >
        <RegisterLink course={course} />
        <AskLink href={course.askHref} about={course.curriculumName} />
        <BrochureLink course={course} />
        <DecideLink />
        <a className="arrow-link tap" href={`${original.href}#${sessions.anchor}`} hrefLang={siteLanguage}>
          {fill(sessions.allSessionsLink, { sessions: fill(courseWords.sessions, { count: course.sessionCount }) })}
          <Icon icon={ArrowRight} />
        </a>
      </PageHead>
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
          <Paragraphs items={laptop.text} />
        </Section>
      )}
      <CallToAction
        hue={course.hue}
        {...callToAction}
        siblings={siblingsOf(courses, course.href, ({ curriculumName }) => curriculumName)}
      >
        <RegisterLink course={course} />
        <AskLink href={course.askHref} about={course.curriculumName} />
        <CallLink />
      </CallToAction>
    </div>
  );
}
