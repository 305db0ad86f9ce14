import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/parts/icon.tsx';

/**
 * A fold with its gist in sight.
 * @param id anchor, so that the search leads to it
 */
export function Detail({
  id,
  title,
  gist,
  children,
}: {
  id?: string;
  title: string;
  gist: string;
  children: ReactNode;
}) {
  return (
    <details id={id} className="detail">
      <summary>
        <h3>{title}</h3>
        <p>{gist}</p>
        <Icon of={ChevronDown} />
      </summary>
      <div className="detail-body">{children}</div>
    </details>
  );
}
