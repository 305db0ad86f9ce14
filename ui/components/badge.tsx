import type { ReactNode } from 'react';

/** A short fact next to a title: a level, a length, a kind. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>;
}

/** Badges side by side. @param label names the list for assistive technology if it has no heading */
export function Badges({
  label,
  items,
  children,
}: {
  label?: string;
  items: readonly string[];
  /** Content after the last badge. */
  children?: ReactNode;
}) {
  return (
    <ul className="badges row" aria-label={label}>
      {items.map((text) => (
        <li key={text}>
          <Badge>{text}</Badge>
        </li>
      ))}
      {children}
    </ul>
  );
}
