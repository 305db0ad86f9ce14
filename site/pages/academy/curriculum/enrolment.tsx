import { type Course, courseWords, dateInWords, enrolment, fill, inRupees } from '#content';
import { Paragraphs } from '#ui/parts/list.tsx';
import { Section } from '#ui/parts/section.tsx';
import { AskLink } from '../course/course-links.tsx';
import { WeeksOfCourse } from './course-schedule.tsx';
import { Detail } from './disclosure.tsx';

/** What decides whether one joins a course: the sum, the dates, the weeks, the rules. Each answer is in sight before it is unfolded. */
export function Enrolment({ course }: { course: Course }) {
  return (
    <Section id={enrolment.anchor} heading={enrolment.heading} lead={enrolment.lead} isBeside>
      <div>
        <Cost course={course} />
        <Batches course={course} />
        <WeeksOfCourse course={course} />
        {enrolment.rules.map(({ title, gist, text }) => (
          <Detail key={title} title={title} gist={gist}>
            <Paragraphs of={text} />
          </Detail>
        ))}
      </div>
    </Section>
  );
}

/** '₹17,698.82 with 18 % GST', below a price. */
export function TotalCost({ totalInr }: { totalInr: number }) {
  return (
    <p className="price-more">{fill(enrolment.fee.total, { total: inRupees(totalInr), gst: enrolment.gstPercent })}</p>
  );
}

/** Date and centre of the next batch, below a price; nothing where none is announced. */
export function NextBatch({ course }: { course: Course }) {
  const [batch] = course.batches;
  if (!batch) return null;
  return (
    <p className="price-more">
      {fill(enrolment.batches.next, { date: dateInWords(batch.starts), centre: batch.centre.name })}
    </p>
  );
}

function Cost({ course: { price, cost } }: { course: Course }) {
  const { fee } = enrolment;
  const gst = enrolment.gstPercent;
  const total = inRupees(cost.totalInr);
  return (
    <Detail title={fee.title} gist={fill(fee.gist, { total, gst })}>
      <dl className="sum">
        <dt>{fee.fee}</dt>
        <dd>{inRupees(price.discountedInr)}</dd>
        <dt>{fill(fee.tax, { gst })}</dt>
        <dd>{inRupees(cost.taxInr)}</dd>
        <dt>{fee.sum}</dt>
        <dd>{total}</dd>
      </dl>
      <p>
        {fill(fee.monthly, {
          count: cost.monthly.count,
          full: cost.monthly.full,
          monthly: inRupees(price.monthlyInr),
          last: inRupees(cost.monthly.lastInr),
        })}{' '}
        {fill(fee.monthlySum, { total })}
      </p>
      <p>{fee.more}</p>
    </Detail>
  );
}

function Batches({ course: { batches, askHref, curriculumName } }: { course: Course }) {
  const words = enrolment.batches;
  const [next] = batches;
  if (!next) {
    return (
      <Detail title={words.title} gist={words.none}>
        <AskLink href={askHref} about={curriculumName} />
      </Detail>
    );
  }
  return (
    <Detail title={words.title} gist={fill(words.gist, { date: dateInWords(next.starts), centre: next.centre.name })}>
      <ul className="needs stack">
        {batches.map((batch) => (
          <li key={batch.starts}>
            <h4>
              <time dateTime={batch.starts}>{dateInWords(batch.starts)}</time>
            </h4>
            <dl>
              <dt>{words.days}</dt>
              <dd>
                {batch.days.join(', ')}, {batch.time}
              </dd>
              <dt>{words.place}</dt>
              <dd>{batch.centre.address}</dd>
              <dt>{words.seats}</dt>
              <dd>{fill(words.seatsOf, { count: batch.seats })}</dd>
              <dt>{words.language}</dt>
              <dd>{batch.language}</dd>
              <dt>{words.teacher}</dt>
              <dd>{batch.teacher}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Detail>
  );
}

/** What a course costs: the original price struck through, what one pays, and by the month. */
export function CoursePrice({ price }: { price: Course['price'] }) {
  return (
    <p className="price">
      <s>
        <span className="visually-hidden">{courseWords.originalPrice} </span>
        {inRupees(price.originalInr)}
      </s>{' '}
      <strong>
        <span className="visually-hidden">{courseWords.discountedPrice} </span>
        {inRupees(price.discountedInr)}
      </strong>{' '}
      <span className="price-monthly">{fill(courseWords.monthly, { monthly: inRupees(price.monthlyInr) })}</span>
    </p>
  );
}
