import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Pictogram } from '#ui/weave/pictogram.tsx';
import type { PictogramName } from '#ui/weave/pictograms.ts';

/**
 * The last words of a page.
 * @param sign what the way on is about
 * @param note small, below the buttons
 */
export function Closing({
  sign,
  hue,
  heading,
  text,
  note,
  children,
}: {
  sign: PictogramName;
  hue: Hue;
  heading: string;
  text: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className={`closing ${hueClass(hue)}`} aria-labelledby="closing-heading">
      <div className="wrap closing-inner">
        <Pictogram name={sign} />
        <h2 id="closing-heading">{heading}</h2>
        <p className="lead">{text}</p>
        <div className="actions">{children}</div>
        {note ? <p className="fine-print">{note}</p> : null}
      </div>
    </section>
  );
}
