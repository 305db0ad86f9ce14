import { ArrowDown, ChevronDown } from 'lucide-react';
import { type Course, courses, courseWords, curriculumWords, fill, placementTraining } from '#content';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { CallToAction, siblingsOf } from '../../../layout/call-to-action/call-to-action.tsx';
import { entryMeta, useEntry } from '../../../layout/page-entry.ts';
import { PageHead } from '../../../layout/page-head/page-head.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';
import type { PageHandle } from '../../../root.tsx';
import { courseData } from '../../../structured-data.ts';
import { AskLink, BrochureLink, CallLink, DecideLink, RegisterLink } from '../course/course-links.tsx';
import { IntroVideo } from '../introduction/intro-video.tsx';
import { CourseDetails } from './course-details.tsx';
import { CourseSessions } from './course-sessions.tsx';
import { CourseOutcomes, CourseStats } from './course-stats.tsx';
import { Enrolment } from './enrolment.tsx';

export const handle: PageHandle = { scripts: ['curriculum'] };

export const meta = entryMeta(courses, (course) => [
  ...pageMeta(course.metadata, course.href),
  { 'script:ld+json': courseData(course) },
]);

/** The curriculum page of a course. Its content is in `content/courses/`. */
export default function Curriculum() {
  const course = useEntry(courses);
  const { callToAction, eyebrow, sessions } = curriculumWords;
  return (
    <div className={hueClass(course.hue)}>
      <PageHead
        text={{ eyebrow, heading: course.curriculumTitle, lead: course.intro, breadcrumbs: course.curriculumName }}
        ancestors={[{ label: placementTraining.hero.breadcrumbs, href: placementTraining.href }]}
        className="curriculum-hero"
        media={
          <>
            <Cloth seed={`head ${course.slug}`} hue={course.hue} rows={36} unit={6} isTiled />
            <IntroVideo course={course} />
          </>
        }
      >
        <RegisterLink course={course} />
        <AskLink href={course.askHref} about={course.curriculumName} />
        <BrochureLink course={course} />
        <DecideLink />
        <a className="arrow-link tap" href={`#${sessions.anchor}`}>
          {fill(sessions.allSessionsLink, { sessions: fill(courseWords.sessions, { count: course.sessionCount }) })}
          <Icon icon={ArrowDown} />
        </a>
      </PageHead>
      <CourseStats course={course} />
      <About course={course} />
      <CourseOutcomes course={course} />
      <Enrolment course={course} />
      <CourseSessions course={course} />
      <CourseDetails course={course} />
      <CallToAction
        hue={course.hue}
        {...callToAction}
        siblings={siblingsOf(courses, course.href, ({ curriculumName }) => curriculumName)}
      >
        <RegisterLink course={course} />
        <AskLink href={course.askHref} about={course.curriculumName} />
        <CallLink />
        <DecideLink />
        <BrochureLink course={course} />
      </CallToAction>
    </div>
  );
}

function About({ course }: { course: Course }) {
  const words = curriculumWords.about;
  return (
    <Section id={words.anchor} heading={words.heading} className="about-course">
      <ul className="offerings">
        {course.about.map((card) => (
          <li key={card.title} className="offering">
            <details className="entry about-card" open>
              <summary>
                <h3>{card.title}</h3>
                <Icon icon={ChevronDown} />
              </summary>
              <p>{card.text}</p>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
