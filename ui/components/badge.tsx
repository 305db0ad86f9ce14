import type { ReactNode } from 'react';

/** A short fact beside a title: a level, a length, a kind. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>;
}

/** Badges side by side. @param label what they are, where no heading says it */
export function Badges({
  label,
  of,
  children,
}: {
  label?: string;
  of: readonly string[];
  /** What ends the row. */
  children?: ReactNode;
}) {
  return (
    <ul className="badges row" aria-label={label}>
      {of.map((text) => (
        <li key={text}>
          <Badge>{text}</Badge>
        </li>
      ))}
      {children}
    </ul>
  );
}
