import type { LucideIcon } from 'lucide-react';

/** Attributes that lucide sets on every icon. The stylesheet sets them once instead, because a page has about fifty icons. */
const setInStylesheet = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/**
 * A line icon next to a text with the same meaning, so it is hidden from assistive technology.
 * @param size in CSS pixels
 */
export function Icon({ icon: Drawing, size = 20 }: { icon: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} className="icon" aria-hidden="true" {...setInStylesheet} />;
}
