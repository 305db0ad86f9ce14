import type { Sign } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { SignIcon } from '#ui/parts/sign-icon.tsx';

/** What one can count on, line by line, on ink. Its sheet comes with that of the academy. */
export function Ledger({
  words,
  rows,
}: {
  words: { readonly anchor: string; readonly heading: string; readonly intro: string };
  rows: readonly { readonly sign: Sign; readonly title: string; readonly text: string }[];
}) {
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="inverse ledger" isBeside>
      <ul>
        {rows.map((row) => (
          <li key={row.title} className="lined ledger-row">
            <SignIcon name={row.sign} size={48} />
            <h3>{row.title}</h3>
            <p>{row.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
