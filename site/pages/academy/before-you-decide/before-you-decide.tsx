import { type Course, dateInWords, fill } from '#content';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { Fact } from '#ui/components/fact.tsx';
import { Paragraphs } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { CallToAction } from '../../../layout/call-to-action/call-to-action.tsx';
import { useContent } from '../../../layout/current-page.ts';
import { PageHead } from '../../../layout/page-head/page-head.tsx';
import { metaOf } from '../../../layout/page-meta.ts';
import { RegisterLink } from '../course/course-links.tsx';
import { MonthlyCost, TotalCost } from '../course/course-price.tsx';

export const meta = metaOf(({ beforeYouDecide }) => beforeYouDecide);

/** Fees, dates and rules for parents and students who compare courses before they pay. */
export default function BeforeYouDecide() {
  const { beforeYouDecide, courses, placementTraining } = useContent();
  const { hero, costs, questions } = beforeYouDecide;
  return (
    <div className={hueClass('indigo')}>
      <PageHead text={hero} ancestors={[{ label: placementTraining.hero.breadcrumbs, href: placementTraining.href }]} />
      <Section id={costs.id} heading={costs.heading} lead={costs.intro}>
        <ul className="decide-courses swipe">
          {courses.map((course) => (
            <li key={course.slug} className={`lined ${hueClass(course.hue)}`}>
              <CourseFacts course={course} />
            </li>
          ))}
        </ul>
      </Section>
      {questions.map(({ id, heading, text, link }) => (
        <Section key={id} id={id} heading={heading} hasSideHeading>
          <div className="stack">
            <Paragraphs items={text} />
            {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
          </div>
        </Section>
      ))}
      <CallToAction {...placementTraining.callToAction} />
    </div>
  );
}

function CourseFacts({ course }: { course: Course }) {
  const { beforeYouDecide, courseWords, dateLocale, enrolment } = useContent();
  const { comparison } = beforeYouDecide;
  const { labels } = comparison;
  const words = comparison.courses.find(({ course: slug }) => slug === course.slug);
  const homeworkHours = course.parts
    .flatMap(({ sessions }) => sessions)
    .reduce((sum, { homework }) => sum + (homework?.hours ?? 0), 0);
  const weeklyHours = Math.max(1, Math.round(homeworkHours / course.weeks.length));
  return (
    <>
      <h3>
        <a href={course.href}>{course.name}</a>
      </h3>
      <div>
        <TotalCost totalInr={course.cost.totalInr} />
        <p className="price-note soft">
          <MonthlyCost cost={course.cost} />
        </p>
      </div>
      <dl className="decide-facts">
        <Fact label={courseWords.facts.duration}>{fill(courseWords.months, course.months)}</Fact>
        {course.batches.map(({ starts, centre, days, time, language, seats }) => (
          <Fact key={starts} label={labels.starts}>
            {fill(enrolment.batches.summary, { date: dateInWords(starts, dateLocale), centre: centre.name })}
            <br />
            {days.join(', ')}, {time}
            <br />
            {fill(comparison.batch, { language, count: seats })}
          </Fact>
        ))}
        {words && <Fact label={labels.know}>{words.know}</Fact>}
        {homeworkHours > 0 && (
          <Fact label={labels.homework}>{fill(comparison.weeklyHours, { hours: weeklyHours })}</Fact>
        )}
        {words && (
          <>
            <Fact label={labels.project}>{words.project}</Fact>
            <Fact label={labels.next}>{words.next}</Fact>
            <Fact label={labels.job}>{words.job}</Fact>
          </>
        )}
      </dl>
      <p className="row">
        <RegisterLink course={course} />
      </p>
    </>
  );
}
