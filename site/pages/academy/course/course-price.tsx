import { type Course, dateInWords, fill, inRupees, monthlyInWords } from '#content';
import { useContent } from '../../../layout/current-page.ts';

/** Original price struck through, price to pay, and price per month; all without GST. */
export function CoursePrice({ price }: { price: Course['price'] }) {
  const { courseWords } = useContent();
  return (
    <p className="price row">
      <s>
        <span className="visually-hidden">{courseWords.originalPrice} </span>
        {inRupees(price.originalInr)}
      </s>{' '}
      <strong>
        <span className="visually-hidden">{courseWords.discountedPrice} </span>
        {inRupees(price.discountedInr)}
      </strong>{' '}
      <span className="price-monthly soft">{fill(courseWords.monthly, { monthly: inRupees(price.monthlyInr) })}</span>
    </p>
  );
}

/** The total with GST: '₹17,698.82 with 18% GST'. */
export function TotalCost({ totalInr }: { totalInr: number }) {
  const { enrolment } = useContent();
  return (
    <p className="price-note soft">
      {fill(enrolment.fee.totalNote, { total: inRupees(totalInr), gst: enrolment.gstPercent })}
    </p>
  );
}

/** The monthly payments with GST: 'Or monthly with GST: 7 payments of ₹2,360, then ₹1,178.82.' */
export function MonthlyCost({ cost: { monthly } }: { cost: Course['cost'] }) {
  const { enrolment } = useContent();
  return monthlyInWords(enrolment.fee.monthly, monthly);
}

export function NextBatches({ course }: { course: Course }) {
  const { dateLocale, enrolment } = useContent();
  return course.batches.map(({ starts, centre, days, time }) => (
    <p key={starts} className="price-note soft">
      {fill(enrolment.batches.nextBatch, { date: dateInWords(starts, dateLocale), centre: centre.name })}
      <br />
      {days.join(', ')}, {time}
    </p>
  ));
}
