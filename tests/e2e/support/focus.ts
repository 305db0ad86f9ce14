import type { Page } from '@playwright/test';

/** The focused element. */
export interface FocusStop {
  /** Its label or text. */
  readonly name: string;
  /** Why a sighted person cannot see it; empty if they can. */
  readonly problem: string;
}

/**
 * Reads the focused element, and whether it is visible: inside the window and uncovered.
 * @returns null if no element has the focus, as at the end of the page
 */
export function readFocusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(async () => {
    // The next frame shows the effect of the key press, unless the page scrolls smoothly.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    // Beyond the first and the last stop the focus is in the browser's own controls, and `activeElement` is outdated.
    if (!focused?.matches(':focus') || focused === document.body) return null;
    const name = (focused.getAttribute('aria-label') ?? (focused.textContent?.trim() || focused.id)).slice(0, 40);
    // The label represents a visually hidden control.
    const visible = focused.matches('.visually-hidden') ? (focused.closest('label') ?? focused) : focused;
    const { top, bottom, left, right } = visible.getBoundingClientRect();
    // One pixel of tolerance is for rounding.
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
      return above === null || visible.contains(above) || above.contains(visible);
    };
    const covered = corners.filter((corner) => !isUncovered(corner)).length;
    const where = `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
    if (right - left < 2 || bottom - top < 2) return { name, problem: `has no size (${where})` };
    if (isOutside && fits) return { name, problem: `extends beyond the window (${where})` };
    if (covered > 0) return { name, problem: `is covered at ${covered} of 5 points (${where})` };
    return { name, problem: '' };
  });
}
