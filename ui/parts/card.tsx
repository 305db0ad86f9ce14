import type { ReactNode } from 'react';

/** A thing among its equals: its cloth on top, its words below. `head` fills the card's width. */
export function Card({ head, children }: { head?: ReactNode; children: ReactNode }) {
  return (
    <article className="card">
      {head}
      <div className="card-body">{children}</div>
    </article>
  );
}
