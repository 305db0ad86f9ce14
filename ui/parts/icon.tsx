import type { LucideIcon } from 'lucide-react';

/**
 * A line icon beside words that say the same: hidden from assistive technology.
 * @param size CSS pixels
 */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
