import type { LucideIcon } from 'lucide-react';

/** What lucide writes on every icon: the style sheet says it once, and a page has fifty. */
const setInStylesheet = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/**
 * A line icon beside words that say the same: hidden from assistive technology.
 * @param size CSS pixels
 */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} className="icon" aria-hidden="true" {...setInStylesheet} />;
}
