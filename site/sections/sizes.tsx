import { fill, inRupees, type PageSectionOf, siteText } from '#content';
import { Picture } from '../illustrations/illustration.tsx';

type Sizes = PageSectionOf<'sizes'>;
type Size = Sizes['sizes'][number];

/**
 * Project sizes on a scale of prices. The sizes are radio buttons, so they work without a script. The panel of a size follows its
 * label in the document, for screen readers. CSS shows the panel of the chosen size below the scale. Print shows all panels.
 */
export function Sizes({ section }: { section: Sizes }) {
  const [first, last] = [section.sizes[0], section.sizes.at(-1)];
  return (
    <fieldset className="sizes">
      <legend>{section.question}</legend>
      {section.sizes.flatMap((size, index) => {
        const id = `${section.id}-${index + 1}`;
        return [
          <input key={id} type="radio" id={id} name={`${section.id}-size`} defaultChecked={size === first} />,
          <label key={`${id} label`} htmlFor={id} className="size-label stack">
            {size.label}
            <span className="size-from soft">{inRupees(size.fromInr)}</span>
            {size === last ? (
              <span className="size-from size-to soft" aria-hidden="true">
                {inRupees(size.toInr)}
              </span>
            ) : null}
          </label>,
          <div key={`${id} panel`} className="size-panel stack">
            <Picture name={`site-plan-${index + 1}`} alt="" />
            <SizeFacts section={section} size={size} previous={section.sizes[index - 1]} />
          </div>,
        ];
      })}
    </fieldset>
  );
}

/** What a size includes. @param previous the next smaller size; values that differ from its values are highlighted */
function SizeFacts({ section, size, previous }: { section: Sizes; size: Size; previous: Size | undefined }) {
  const { drawing, building } = size.weeks;
  const words = siteText.sections;
  return (
    <div>
      <p className="size-price">{fill(words.sizePrice, { from: inRupees(size.fromInr), to: inRupees(size.toInr) })}</p>
      <p>{fill(words.sizeWeeks, { weeks: `${drawing + building}`, drawing: `${drawing}`, building: `${building}` })}</p>
      <p>
        <strong>{words.idealFor}</strong> {size.idealFor}
      </p>
      <dl className="size-included">
        {section.priceFactors.map((factor, index) => {
          const value = size.included[index];
          const isChanged = previous && value !== previous.included[index];
          return (
            <div key={factor}>
              <dt className="soft">{factor}</dt>
              <dd className={isChanged ? 'semibold' : undefined}>{value}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
