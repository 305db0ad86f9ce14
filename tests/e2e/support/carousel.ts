import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the home page at a carousel that has just started, and pauses the clock: only `page.clock.runFor` advances it. */
export async function openWithCarousel(page: Page, name: string): Promise<Locator> {
  await page.clock.install({ time: '2026-06-01T10:00:00Z' });
  await page.goto('/');
  await page.clock.pauseAt('2026-06-01T11:00:00Z');
  const carousel = page.getByRole('group', { name, exact: true });
  await showCarousel(carousel);
  return carousel;
}

/** Scrolls the carousel into view and waits until it has started. */
export async function showCarousel(carousel: Locator): Promise<void> {
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible();
}

/** Starts every carousel of the page and scrolls back to the top, so that later scrolling changes nothing. */
export async function startAllCarousels(page: Page): Promise<void> {
  for (const carousel of await page.getByRole('main').locator('[aria-roledescription=carousel]').all()) {
    await showCarousel(carousel);
  }
  // Chromium continues tabbing from the element that `scrollIntoView` last scrolled to.
  await page.evaluate(() => document.documentElement.scrollIntoView({ behavior: 'instant' }));
}

/** The label of the slide at the left edge, such as '2 of 6'; if there is none, the offsets of all slides. */
export function currentSlide(carousel: Locator): Promise<string> {
  return carousel.evaluate((element) => {
    const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
    const edge = slides[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
    const offsets = slides.map((slide) => Math.round(slide.getBoundingClientRect().left - edge));
    const current = slides[offsets.findIndex((offset) => Math.abs(offset) <= 2)];
    return current?.getAttribute('aria-label') ?? `between two: ${offsets.join(' ')}`;
  });
}
