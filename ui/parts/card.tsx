import type { ReactNode } from 'react';

/** A thing among its equals. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <article className="card">
      <div className="card-body">{children}</div>
    </article>
  );
}
