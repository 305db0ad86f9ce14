import type { ReactNode } from 'react';

/** A term and its description: one row of a `dl`. @param icon before the term */
export function Fact({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="fact-name">
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
