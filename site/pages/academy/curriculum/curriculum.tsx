import { ArrowDown, ChevronDown } from 'lucide-react';
import { type Course, courses, courseWords, curriculumWords, fill, placementTraining } from '#content';
import { Fact } from '#ui/components/fact.tsx';
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
import { CoursePrice } from '../course/course-price.tsx';
import { LevelSteps } from '../course/level-badge.tsx';
import { IntroVideo } from '../introduction/intro-video.tsx';
import { CourseDetails } from './course-details.tsx';
import { CourseSessions } from './course-sessions.tsx';
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
      <Stats course={course} />
      <About course={course} />
      <Outcomes course={course} />
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

function Stats({ course }: { course: Course }) {
  const { facts } = courseWords;
  return (
    <dl className="stats wrap row">
      <Fact label={facts.sessions}>{course.sessionCount}</Fact>
      <Fact label={facts.hours}>{course.hourCount}</Fact>
      <Fact label={facts.duration}>{fill(courseWords.months, course.months)}</Fact>
      <Fact label={facts.level}>
        <LevelSteps level={course.level} />
        {course.level}
      </Fact>
      <Fact label={facts.fee}>
        <CoursePrice price={course.price} />
      </Fact>
    </dl>
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

function Outcomes({ course }: { course: Course }) {
  const words = curriculumWords.learned;
  return (
    <Section id={words.anchor} heading={words.outcomes} className="inverse" hasSideHeading>
      <ol className="outcomes">
        {course.outcomes.map((outcome) => (
          <li key={outcome} className="lined marker-row">
            {outcome}
          </li>
        ))}
      </ol>
      <div className="prerequisites">
        <h3>{words.prerequisites}</h3>
        <p>{course.prerequisites}</p>
      </div>
    </Section>
  );
}
