import { ArrowDown, ChevronDown } from 'lucide-react';
import { type Course, courses, curriculumWords, siteLanguage } from '#content';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { findEntry, useEntry } from '../../../layout/page-entry.ts';
import { metaOf } from '../../../layout/page-meta.ts';
import type { PageHandle } from '../../../root.tsx';
import { courseData } from '../../../structured-data.ts';
import { BrochureLink, DecideLink } from '../course/course-links.tsx';
import { IntroVideo } from '../introduction/intro-video.tsx';
import { CourseDetails } from './course-details.tsx';
import { CourseCallToAction, CourseHead, CourseOutcomes, CourseStats } from './course-page.tsx';
import { CourseSessions } from './course-sessions.tsx';
import { Enrolment } from './enrolment.tsx';

export const handle: PageHandle = { scripts: ['curriculum'] };

export const meta = metaOf((_, path) => {
  const course = findEntry(courses, path);
  return { ...course, data: courseData(course, siteLanguage) };
});

export default function Curriculum() {
  const course = useEntry(courses);
  return (
    <div className={hueClass(course.hue)}>
      <CourseHead
        course={course}
        sessions={{ href: `#${curriculumWords.sessions.anchor}`, icon: ArrowDown }}
        className="curriculum-hero"
      >
        <IntroVideo course={course} />
      </CourseHead>
      <CourseStats course={course} />
      <About course={course} />
      <CourseOutcomes course={course} />
      <Enrolment course={course} />
      <CourseSessions course={course} />
      <CourseDetails course={course} />
      <CourseCallToAction course={course}>
        <DecideLink />
        <BrochureLink course={course} />
      </CourseCallToAction>
    </div>
  );
}

function About({ course }: { course: Course }) {
  const words = curriculumWords.about;
  return (
    <Section id={words.anchor} heading={words.heading} className="about-course">
      <ul className="offerings stack">
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
