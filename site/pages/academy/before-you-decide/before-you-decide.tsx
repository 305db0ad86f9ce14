import { type Course, fill, inRupees } from '#content';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { Fact } from '#ui/components/fact.tsx';
import { Paragraphs } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { useContent } from '../../../layout/current-page.ts';
import { PageHead } from '../../../layout/page-head/page-head.tsx';
import { translatedMeta } from '../../../layout/page-meta.ts';
import { AskLink, RegisterLink } from '../course/course-links.tsx';
import { NextBatch } from '../course/course-price.tsx';

export const meta = translatedMeta(({ beforeYouDecide }) => beforeYouDecide);

/** Fees, dates and rules for parents and students who compare courses before they pay. */
export default function BeforeYouDecide() {
  const { beforeYouDecide, courses, placementRegistration, placementTraining } = useContent();
  const { afterHeading, hero, costs, comparison, questions } = beforeYouDecide;
  return (
    <div className={hueClass('indigo')}>
      <PageHead text={hero} ancestors={[{ label: placementTraining.hero.breadcrumbs, href: placementTraining.href }]} />
      <Section id={costs.id} heading={costs.heading} lead={costs.intro} className="inverse">
        <ul className="decide-courses">
          {courses.map((course) => (
            <li key={course.slug} className={`lined ${hueClass(course.hue)}`}>
              <Costs course={course} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id={comparison.id} heading={comparison.heading} lead={comparison.intro}>
        <ul className="decide-courses">
          {courses.map((course) => (
            <li key={course.slug} className={`lined ${hueClass(course.hue)}`}>
              <Comparison course={course} />
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
      <Section id="register" heading={afterHeading} hasSideHeading>
        <ol>
          {placementRegistration.nextSteps.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

function Costs({ course }: { course: Course }) {
  const {
    beforeYouDecide: { costs },
    enrolment,
  } = useContent();
  const { totalInr, monthly } = course.cost;
  return (
    <>
      <h3>{course.name}</h3>
      <p>
        <strong>{fill(costs.total, { total: inRupees(totalInr), gst: enrolment.gstPercent })}</strong>
        <br />
        {fill(costs.monthly, {
          full: monthly.full,
          monthly: inRupees(monthly.fullTotalInr),
          last: inRupees(monthly.lastTotalInr),
        })}
      </p>
      <NextBatch course={course} />
      <p className="row">
        <RegisterLink course={course} />
        <AskLink href={course.askHref} about={course.curriculumName} />
      </p>
    </>
  );
}

function Comparison({ course }: { course: Course }) {
  const { comparison } = useContent().beforeYouDecide;
  const { labels } = comparison;
  const words = comparison.courses.find(({ course: slug }) => slug === course.slug);
  const [batch] = course.batches;
  const homeworkHours = course.parts
    .flatMap(({ sessions }) => sessions)
    .reduce((sum, { homework }) => sum + (homework?.hours ?? 0), 0);
  const weeklyHours = Math.max(1, Math.round(homeworkHours / course.weeks.length));
  return (
    <>
      <h3>
        <a href={course.href}>{course.name}</a>
      </h3>
      <dl className="decide-facts">
        {words && <Fact label={labels.know}>{words.know}</Fact>}
        {batch && (
          <Fact label={labels.classes}>
            {batch.days.join(', ')}, {batch.time}
          </Fact>
        )}
        {homeworkHours > 0 && (
          <Fact label={labels.homework}>{fill(comparison.weeklyHours, { hours: weeklyHours })}</Fact>
        )}
        {batch && <Fact label={labels.language}>{batch.language}</Fact>}
        {batch && <Fact label={labels.seats}>{batch.seats}</Fact>}
        {words && (
          <>
            <Fact label={labels.project}>{words.project}</Fact>
            <Fact label={labels.next}>{words.next}</Fact>
            <Fact label={labels.job}>{words.job}</Fact>
          </>
        )}
      </dl>
    </>
  );
}
