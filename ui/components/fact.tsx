import type { ReactNode } from 'react';

/** A name and what it stands for: a line of a `dl`. @param mark a picture before the name */
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
