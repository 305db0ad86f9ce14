import type { Page } from '@playwright/test';

/** Where the keyboard is. */
export interface FocusStop {
  /** What a person would call it: its label or text. */
  readonly name: string;
  /** What stops them from seeing it; empty when nothing does. */
  readonly trouble: string;
}

/**
 * The element that has the focus, and whether a sighted person could see it: within the window, under nothing.
 * @returns null when the focus is on no element, as at the end of the page
 */
export function readFocusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(async () => {
    // What the press changed is drawn in the next frame; a page that glides there would still be on its way.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const focused = document.activeElement;
    // Beyond the first and the last stop the keyboard is in the browser's own controls, and the document still names where it was.
    if (!focused?.matches(':focus') || focused === document.body) return null;
    const name = (focused.getAttribute('aria-label') ?? (focused.textContent?.trim() || focused.id)).slice(0, 40);
    // A control that is drawn by its label is seen by its label.
    const seen = focused.matches('.visually-hidden') ? (focused.closest('label') ?? focused) : focused;
    const { top, bottom, left, right } = seen.getBoundingClientRect();
    // A pixel is one of rounding.
    const isOutside = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    const fits = bottom - top <= innerHeight;
    const corners = [
      [left + 6, top + 6],
      [right - 6, top + 6],
      [(left + right) / 2, (top + bottom) / 2],
      [left + 6, bottom - 6],
      [right - 6, bottom - 6],
    ] as const;
    const isUncovered = ([x, y]: readonly [number, number]) => {
      const above = document.elementFromPoint(x, y);
      return above === null || seen.contains(above) || above.contains(seen);
    };
    const covered = corners.filter((corner) => !isUncovered(corner)).length;
    const where = `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
    if (right - left < 2 || bottom - top < 2) return { name, trouble: `has no size (${where})` };
    if (isOutside && fits) return { name, trouble: `reaches out of the window (${where})` };
    if (covered > 0) return { name, trouble: `is covered at ${covered} of 5 points (${where})` };
    return { name, trouble: '' };
  });
}
