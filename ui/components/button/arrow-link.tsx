import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/**
 * A link with an arrow, to more on the same subject.
 * @param about the target, for screen readers that list links without their context ('Know more' is not enough)
 */
export function ArrowLink({ href, about, children }: { href: string; about?: string; children: ReactNode }) {
  return (
    <a className="arrow-link tap" href={href}>
      {children}
      {about ? <span className="visually-hidden"> {about}</span> : null}
      <Icon icon={ArrowRight} />
    </a>
  );
}
