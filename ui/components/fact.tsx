import type { ReactNode } from 'react';

/** A term and its description: one row of a `dl`. @param mark an icon before the term */
export function Fact({ label, mark, children }: { label: string; mark?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="fact-name">
        {mark}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
