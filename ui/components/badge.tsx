import type { ReactNode } from 'react';

/** Short facts side by side: a level, a length, a kind. @param label names the list for assistive technology if it has no heading */
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
          <span className="badge">{text}</span>
        </li>
      ))}
      {children}
    </ul>
  );
}
