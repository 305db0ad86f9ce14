import type { ReactNode } from 'react';

/** A term and its description: one row of a `dl`. @param icon before the term */
export function Fact({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="fine-print">
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Names and their descriptions, side by side. */
export function Facts({ items }: { items: readonly { readonly label: string; readonly text: string }[] }) {
  return (
    <dl className="facts">
      {items.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </dl>
  );
}
