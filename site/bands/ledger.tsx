import type { ServiceIcon } from '#content';
import { Icon } from '#ui/parts/icon.tsx';
import { icons } from '../frame/icons.ts';

/** What one can count on, line by line, on ink. Its sheet comes with that of the academy. */
export function Ledger({
  words,
  rows,
}: {
  words: { readonly anchor: string; readonly heading: string; readonly intro: string };
  rows: readonly { readonly icon: ServiceIcon; readonly title: string; readonly text: string }[];
}) {
  return (
    <section id={words.anchor} className="section inverse" aria-labelledby={`${words.anchor}-heading`}>
      <div className="wrap ledger">
        <div className="ledger-head">
          <h2 id={`${words.anchor}-heading`}>{words.heading}</h2>
          <p className="lead">{words.intro}</p>
        </div>
        <ul>
          {rows.map((row) => (
            <li key={row.title} className="ledger-row">
              <Icon of={icons[row.icon]} size={26} />
              <h3>{row.title}</h3>
              <p>{row.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
