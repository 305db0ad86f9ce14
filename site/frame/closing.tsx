import type { ReactNode } from 'react';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import type { SignName } from '#ui/parts/sign-icons.ts';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { type SiblingLinks, Siblings } from './siblings.tsx';

/**
 * The last words of a page.
 * @param sign beside the words, where nothing else is: what the way on is about
 * @param note small, below the buttons
 * @param next beside the words: what happens after the button is pressed
 * @param siblings beside the words, where the page stands in a list
 */
export function Closing({
  sign,
  hue,
  heading,
  text,
  note,
  next,
  siblings,
  children,
}: {
  sign?: SignName;
  hue: Hue;
  heading: string;
  text: string;
  note?: string;
  next?: { readonly heading: string; readonly steps: readonly string[] };
  siblings?: SiblingLinks | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`closing-ground ${hueClass(hue)}`}>
      <div className="wrap closing-inner">
        <section className="closing" aria-labelledby="closing-heading">
          <h2 id="closing-heading">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="actions row">{children}</div>
          {note ? <p className="fine-print">{note}</p> : null}
        </section>
        {next ? (
          <div className="closing-next stack">
            <h3 className="list-heading">{next.heading}</h3>
            <ol className="knots">
              {next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ) : null}
        {siblings ? <Siblings {...siblings} /> : null}
        {sign ? <SignIcon name={sign} size={64} /> : null}
      </div>
    </div>
  );
}
