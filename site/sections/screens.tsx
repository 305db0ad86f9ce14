import type { PageSectionOf } from '#content';
import { Cloth } from '#ui/weave/cloth.tsx';
import { Screen, shapeOf } from '../illustrations/illustration.tsx';

/** Pictures of a product. If all are phones, they share one cloth. Otherwise each window has a cloth, and each phone a plain colour. */
export function Screens({ section }: { section: PageSectionOf<'screens'> }) {
  const View = section.screens.every(({ screen }) => shapeOf(screen) === 'phone') ? Phones : Windows;
  return <View section={section} />;
}

function Windows({ section }: { section: PageSectionOf<'screens'> }) {
  return (
    <ul className="screens">
      {section.screens.map(({ screen, alt, caption }) => (
        <li key={screen}>
          <figure className="screen-figure">
            <div className="screen-backdrop cloth-backdrop">
              {shapeOf(screen) === 'phone' ? null : (
                <Cloth seed={`${section.id} ${screen}`} rows={24} unit={6} isTiled />
              )}
              <div className="screen-picture">
                <Screen name={screen} alt={alt} />
              </div>
            </div>
            <figcaption className="soft">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Phones in a row, which scrolls sideways if they do not fit. */
function Phones({ section }: { section: PageSectionOf<'screens'> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, a section would be a second landmark
    <div className="phones" role="group" aria-labelledby={`${section.id}-heading`} tabIndex={0}>
      <div className="phones-row">
        <Cloth seed={`${section.id} phones`} rows={40} unit={6} isTiled />
        <ul>
          {section.screens.map(({ screen, alt, caption }) => (
            <li key={screen}>
              <figure>
                <Screen name={screen} alt={alt} />
                <figcaption className="soft">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
