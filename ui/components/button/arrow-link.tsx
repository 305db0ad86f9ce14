import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/**
 * Leads on to more of the same.
 * @param about what the link leads to, for those who hear it out of its context ('Know more' says nothing alone)
 */
export function ArrowLink({ href, about, children }: { href: string; about?: string; children: ReactNode }) {
  return (
    <a className="arrow-link tap" href={href}>
      {children}
      {about ? <span className="visually-hidden"> {about}</span> : null}
      <Icon of={ArrowRight} />
    </a>
  );
}
