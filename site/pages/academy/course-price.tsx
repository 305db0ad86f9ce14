import { type Course, courseWords, fill, inRupees } from '#content';

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
