import { type Course, dateInWords, fill, inRupees } from '#content';
import { Paragraphs } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { useContent } from '../../../layout/current-page.ts';
import { AskLink, CallLink } from '../course/course-links.tsx';
import { MonthlyCost } from '../course/course-price.tsx';
import { CourseSchedule } from './course-schedule.tsx';
import { Disclosure } from './disclosure.tsx';

/** Fee, batches, schedule and rules of a course. Each closed disclosure shows its short answer. */
export function Enrolment({ course }: { course: Course }) {
  const { contactPage, enrolment, profile } = useContent();
  return (
    <Section id={enrolment.anchor} heading={enrolment.heading} lead={enrolment.lead} hasSideHeading>
      <div>
        <Fee course={course} />
        <Batches course={course} />
        <CourseSchedule course={course} />
        {enrolment.rules.map(({ title, summary, text }) => (
          <Disclosure key={title} title={title} summary={summary}>
            <Paragraphs items={text} />
          </Disclosure>
        ))}
        <p>
          <CallLink /> ({profile.supportHours}) <a href={contactPage.href}>{contactPage.hero.breadcrumbs}</a>
        </p>
      </div>
    </Section>
  );
}

function Fee({ course: { price, cost } }: { course: Course }) {
  const { enrolment } = useContent();
  const words = enrolment.fee;
  const gst = enrolment.gstPercent;
  const total = inRupees(cost.totalInr);
  return (
    <Disclosure title={words.title} summary={fill(words.summary, { total, gst })}>
      <dl className="cost-breakdown">
        <dt>{words.fee}</dt>
        <dd>{inRupees(price.discountedInr)}</dd>
        <dt>{fill(words.tax, { gst })}</dt>
        <dd>{inRupees(cost.taxInr)}</dd>
        <dt>{words.totalLabel}</dt>
        <dd>{total}</dd>
      </dl>
      <p>
        <MonthlyCost cost={cost} /> {words.monthlyTotal}
      </p>
      <p>{words.scope}</p>
    </Disclosure>
  );
}

function Batches({ course: { batches, askHref, curriculumName, slug } }: { course: Course }) {
  const { dateLocale, enrolment, placementRegistration } = useContent();
  const words = enrolment.batches;
  const [next] = batches;
  if (!next) {
    return (
      <Disclosure title={words.title} summary={words.noBatch}>
        <AskLink href={askHref} about={curriculumName} />
      </Disclosure>
    );
  }
  return (
    <Disclosure
      title={words.title}
      summary={fill(words.summary, { date: dateInWords(next.starts, dateLocale), centre: next.centre.name })}
    >
      <ul className="titled-facts stack">
        {batches.map((batch) => (
          <li key={batch.starts}>
            <h4>
              <time dateTime={batch.starts}>{dateInWords(batch.starts, dateLocale)}</time>
            </h4>
            <dl>
              <dt>{words.days}</dt>
              <dd>
                {batch.days.join(', ')}, {batch.time}
              </dd>
              <dt>{words.place}</dt>
              <dd>{batch.centre.address}</dd>
              <dt>{words.seats}</dt>
              <dd>{fill(words.seatCount, { count: batch.seats })}</dd>
              <dt>{words.language}</dt>
              <dd>{batch.language}</dd>
              <dt>{words.teacher}</dt>
              <dd>{batch.teacher}</dd>
            </dl>
            <a
              className="arrow-link tap"
              href={placementRegistration.href}
              data-program={slug}
              data-interest={`${dateInWords(batch.starts, dateLocale)}, ${batch.centre.name}`}
            >
              {fill(words.choose, { date: dateInWords(batch.starts, dateLocale) })}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
