import type { ReactNode } from 'react';

/** A name and what it stands for: a line of a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="fact-name">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
