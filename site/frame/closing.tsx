import type { ReactNode } from 'react';
import { Cloth } from '#ui/weave/cloth.tsx';
import type { Hue } from '#ui/weave/hue.ts';
import { type SiblingLinks, Siblings } from './siblings.tsx';

/**
 * The last words of a page.
 * @param seed names its cloth; unique on the page
 * @param note small, below the buttons
 * @param siblings beside the words, where the page stands in a list
 */
export function Closing({
  seed,
  hue,
  heading,
  text,
  note,
  siblings,
  children,
}: {
  seed: string;
  hue: Hue;
  heading: string;
  text: string;
  note?: string;
  siblings?: SiblingLinks | undefined;
  children: ReactNode;
}) {
  return (
    <section className="closing" aria-labelledby="closing-heading">
      <Cloth seed={seed} hue={hue} rows={12} weave="rich" />
      <div className="wrap closing-inner">
        <div className="closing-words">
          <h2 id="closing-heading">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="actions">{children}</div>
          {note ? <p className="fine-print">{note}</p> : null}
        </div>
        {siblings ? <Siblings {...siblings} /> : null}
      </div>
    </section>
  );
}
