import type { ReactNode } from 'react';

/** A short fact beside a title: a level, a length, a kind. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>;
}
