import type { Page } from '@playwright/test';

/** The visible texts that end to the right of the window, where nobody can scroll; and the page itself, if it scrolls sideways. */
export const overflowingText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    // Carousels, the closed menu and wide tables show their overflow in their own way.
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (element.matches('.marquee, .menu, [data-carousel]') ||
        /auto|scroll/.test(getComputedStyle(element).overflowX) ||
        isInScroller(element.parentElement));
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, svg') || isInScroller(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(({ width, right }) => width > 1 && right > innerWidth + 1)) {
        found.push(`${parent.tagName.toLowerCase()}.${parent.className}: ${text.textContent.trim().slice(0, 40)}`);
      }
    }
    return found;
  });
