import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const allThemes = ['light', 'dark'] as const;
export type Theme = (typeof allThemes)[number];

/**
 * axe itself, injected once a document. Not through `@axe-core/playwright`: that ends each run in a tab of its own, for the sake of frames
 * from other places, which no page here has.
 */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The themes are the same document in other colours: what is not about colour is asked once. */
const colourRules: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe finds on the page as it stands now, one line for each fault: theme, rule, what is wrong, where. To be compared with
 * an empty list. Nothing moves meanwhile: text half-way through a fade has no contrast to measure.
 * @param themes both unless said otherwise
 */
export async function accessibilityViolations(page: Page, themes: readonly Theme[] = allThemes): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await finishAnimations(page);
    const violations = await runAxe(page, index === 0 ? undefined : colourRules);
    for (const { id, help, nodes } of violations) {
      for (const { target } of nodes) faults.push(`${colorScheme}: ${id}: ${help}: ${target.join(' ')}`);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return faults;
}

async function runAxe(page: Page, runOnly: RunOptions['runOnly']): Promise<AxeResults['violations']> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axeSource);
  const { violations, passes } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, options),
    { resultTypes: ['violations'], ...(runOnly && { runOnly }) } satisfies RunOptions,
  );
  // A page where nothing could be asked has not passed.
  if (passes.length + violations.length === 0) throw new Error('axe had nothing to look at');
  return violations;
}

/** Waits until the change of theme has reached every element: each may take a frame to follow the one around it. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let stillFrames = 0; stillFrames < 3; ) {
      await new Promise(requestAnimationFrame);
      // One that holds its end for ever is still.
      const moving = document.getAnimations().filter(({ playState }) => playState !== 'finished');
      for (const animation of moving) animation.finish();
      stillFrames = moving.length === 0 ? stillFrames + 1 : 0;
    }
  });
}
