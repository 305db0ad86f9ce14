import { fill, inRupees, type PageSectionOf, siteText } from '#content';
import { Fact } from '#ui/components/fact.tsx';
import { Picture } from '../illustrations/illustration.tsx';

const words = siteText.sections;

/** Project sizes from the smallest to the largest: price, weeks and what the price includes. */
export function Sizes({ section: { priceFactors, sizes } }: { section: PageSectionOf<'sizes'> }) {
  return (
    <ul className="offerings swipe">
      {sizes.map(({ label, idealFor, fromInr, toInr, weeks: { drawing, building }, included }, index) => (
        <li key={label} className="entry offering">
          <div className="offering-picture">
            <Picture name={`site-plan-${index + 1}`} alt="" />
          </div>
          <h3>{label}</h3>
          <p className="size-price">{fill(words.sizePrice, { from: inRupees(fromInr), to: inRupees(toInr) })}</p>
          <p>{fill(words.sizeWeeks, { weeks: drawing + building, drawing, building })}</p>
          <p>
            <strong>{words.idealFor}</strong> {idealFor}
          </p>
          <dl className="facts">
            {priceFactors.map((factor, row) => (
              <Fact key={factor} label={factor}>
                {included[row]}
              </Fact>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
