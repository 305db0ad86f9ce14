import type { ReactNode } from 'react';

/**
 * Chooses which state the picture shows that follows within the same parent: radio buttons and style sheets (states.css), no script.
 * @param legend what one chooses
 * @param labels one for each state; the first is on
 */
export function StateChoice({ legend, labels }: { legend: ReactNode; labels: readonly [string, string, string] }) {
  return (
    <fieldset className="state-choice">
      <legend>{legend}</legend>
      {labels.map((label, i) => (
        <label key={label}>
          <input type="radio" name="state" value={i + 1} defaultChecked={i === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
