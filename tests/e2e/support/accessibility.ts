import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const allThemes = ['light', 'dark'] as const;
export type Theme = (typeof allThemes)[number];

/**
 * What axe finds on the page as it stands now, one line for each fault: theme, rule, what is wrong, where. To be compared with
 * an empty list. Nothing moves meanwhile: text half-way through a fade has no contrast to measure.
 * @param themes both unless said otherwise
 */
export async function accessibilityFaults(page: Page, themes: readonly Theme[] = allThemes): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilStill(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, help, nodes } of violations) {
      for (const { target } of nodes) faults.push(`${colorScheme}: ${id}: ${help}: ${target.join(' ')}`);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return faults;
}

/** Waits until the change of theme has reached every element: each may take a frame to follow the one around it. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // axe ends its work in a tab of its own, and a page behind another may draw no frames by itself.
    const nextFrame = () => Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 50))]);
    for (let stillFrames = 0; stillFrames < 3; ) {
      await nextFrame();
      // One that holds its end for ever is still.
      const moving = document.getAnimations().filter(({ playState }) => playState !== 'finished');
      for (const animation of moving) animation.finish();
      stillFrames = moving.length === 0 ? stillFrames + 1 : 0;
    }
  });
}
