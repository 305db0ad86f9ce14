import { type Course, fill } from '#content';
import { Fact } from '#ui/components/fact.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { useContent } from '../../../layout/current-page.ts';
import { CoursePrice } from '../course/course-price.tsx';
import { LevelSteps } from '../course/level-badge.tsx';

/** Sessions, hours, duration, level and fee of a course, in one row. */
export function CourseStats({ course }: { course: Course }) {
  const { courseWords } = useContent();
  const { facts } = courseWords;
  return (
    <dl className="stats wrap row">
      <Fact label={facts.sessions}>{course.sessionCount}</Fact>
      <Fact label={facts.hours}>{course.hourCount}</Fact>
      <Fact label={facts.duration}>{fill(courseWords.months, course.months)}</Fact>
      <Fact label={facts.level}>
        <LevelSteps level={course.level} />
        {courseWords.levels[course.level]}
      </Fact>
      <Fact label={facts.fee}>
        <CoursePrice price={course.price} />
      </Fact>
    </dl>
  );
}

/** What students can do at the end of a course, and what they need. */
export function CourseOutcomes({ course }: { course: Course }) {
  const { learned: words } = useContent().curriculumWords;
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
