import type { ReactNode } from 'react';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { type SiblingLinks, Siblings } from './siblings.tsx';

/**
 * The last words of a page.
 * @param seed names its cloth; unique on the page
 * @param note small, below the buttons
 * @param next beside the words: what happens after the button is pressed
 * @param siblings beside the words, where the page stands in a list
 */
export function Closing({
  seed,
  hue,
  heading,
  text,
  note,
  next,
  siblings,
  children,
}: {
  seed: string;
  hue: Hue;
  heading: string;
  text: string;
  note?: string;
  next?: { readonly heading: string; readonly steps: readonly string[] };
  siblings?: SiblingLinks | undefined;
  children: ReactNode;
}) {
  return (
    <section className={`closing ${hueClass(hue)}`} aria-labelledby="closing-heading">
      <Cloth seed={seed} hue={hue} rows={12} weave="rich" />
      <div className="wrap closing-inner">
        <div className="closing-words">
          <h2 id="closing-heading">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="actions">{children}</div>
          {note ? <p className="fine-print">{note}</p> : null}
        </div>
        {next ? (
          <div className="closing-next">
            <h3 className="list-heading">{next.heading}</h3>
            <ol>
              {next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ) : null}
        {siblings ? <Siblings {...siblings} /> : null}
      </div>
    </section>
  );
}
