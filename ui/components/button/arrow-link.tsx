import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** A link with an arrow, to more on the same subject. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="arrow-link tap" href={href}>
      {children}
      <Icon icon={ArrowRight} />
    </a>
  );
}
