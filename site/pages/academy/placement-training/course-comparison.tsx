import { fill } from '#content';
import { Section } from '#ui/components/section/section.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { useContent } from '../../../layout/current-page.ts';
import { CoursePrice } from '../course/course-price.tsx';
import { LevelBadge } from '../course/level-badge.tsx';
import { SessionThreads } from '../course/session-threads.tsx';

/** A table of all courses. In its bars a thread is a session and a colour is a part. */
export function CourseComparison() {
  const { courses, courseWords, placementTraining } = useContent();
  const { comparison } = placementTraining;
  const { facts } = courseWords;
  return (
    <Section id={comparison.anchor} heading={comparison.heading} lead={comparison.intro}>
      <table className="comparison" aria-labelledby={`${comparison.anchor}-heading`}>
        <thead>
          <tr>
            <th scope="col">{facts.course}</th>
            <th scope="col">{facts.level}</th>
            <th scope="col">{facts.sessions}</th>
            <th scope="col">{facts.hours}</th>
            <th scope="col">{facts.duration}</th>
            <th scope="col">{facts.fee}</th>
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <tr key={course.slug} className={hueClass(course.hue)}>
              <th scope="row">
                <a href={course.href}>{course.name}</a>
              </th>
              <td>
                <LevelBadge level={course.level} />
              </td>
              <td className="comparison-threads">
                <SessionThreads parts={course.parts} />
                <span>{fill(courseWords.sessions, { count: course.sessionCount })}</span>
              </td>
              <td>{fill(courseWords.hours, { count: course.hourCount })}</td>
              <td>{fill(courseWords.months, course.months)}</td>
              <td className="comparison-fee">
                <CoursePrice price={course.price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="taxes soft">{courseWords.taxes}</p>
    </Section>
  );
}
