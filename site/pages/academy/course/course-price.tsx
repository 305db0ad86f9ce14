import { type Course, dateInWords, fill, inRupees } from '#content';
import { useContent } from '../../../layout/current-page.ts';

/** Original price struck through, price to pay, and price per month; all without GST. */
export function CoursePrice({ price }: { price: Course['price'] }) {
  const { courseWords } = useContent();
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

/** The total with GST: '₹17,698.82 with 18% GST'. */
export function TotalCost({ totalInr }: { totalInr: number }) {
  const { enrolment } = useContent();
  return (
    <p className="price-note">
      {fill(enrolment.fee.totalNote, { total: inRupees(totalInr), gst: enrolment.gstPercent })}
    </p>
  );
}

/** Date, centre, days and time of the next batch. Renders nothing if no batch is announced. */
export function NextBatch({ course }: { course: Course }) {
  const { dateLocale, enrolment } = useContent();
  const [batch] = course.batches;
  if (!batch) return null;
  return (
    <p className="price-note">
      {fill(enrolment.batches.nextBatch, { date: dateInWords(batch.starts, dateLocale), centre: batch.centre.name })}
      <br />
      {batch.days.join(', ')}, {batch.time}
    </p>
  );
}
