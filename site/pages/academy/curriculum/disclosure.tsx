import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/components/icon/icon.tsx';

/** A `<details>` element whose summary shows the title and a one-line answer. @param id anchor for links from the search */
export function Disclosure({
  id,
  title,
  summary,
  children,
}: {
  id?: string;
  title: string;
  summary: string;
  children: ReactNode;
}) {
  return (
    <details id={id} className="disclosure">
      <summary>
        <h3>{title}</h3>
        <p className="soft">{summary}</p>
        <Icon icon={ChevronDown} />
      </summary>
      <div className="disclosure-body stack">{children}</div>
    </details>
  );
}
