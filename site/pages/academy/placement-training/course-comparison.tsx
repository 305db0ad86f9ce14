import { fill } from '#content';
import { Section } from '#ui/components/section/section.tsx';
import { useContent } from '../../../layout/current-page.ts';
import { BlockTable } from '../../../sections/block-table.tsx';
import { CoursePrice } from '../course/course-price.tsx';
import { LevelBadge } from '../course/level-badge.tsx';

/** A table of all courses. */
export function CourseComparison() {
  const { courses, courseWords, placementTraining } = useContent();
  const { comparison } = placementTraining;
  const { facts } = courseWords;
  return (
    <Section id={comparison.anchor} heading={comparison.heading} lead={comparison.intro}>
      <BlockTable
        isWide
        className="comparison"
        labelledBy={`${comparison.anchor}-heading`}
        head={[facts.course, facts.level, facts.sessions, facts.hours, facts.duration, facts.fee]}
        rows={courses.map((course) => [
          course.name,
          <LevelBadge key="level" level={course.level} />,
          fill(courseWords.sessions, { count: course.sessionCount }),
          fill(courseWords.hours, { count: course.hourCount }),
          fill(courseWords.months, course.months),
          <CoursePrice key="fee" price={course.price} />,
        ])}
        links={courses.map(({ href }) => href)}
      />
      <p className="taxes soft">{courseWords.taxes}</p>
    </Section>
  );
}
