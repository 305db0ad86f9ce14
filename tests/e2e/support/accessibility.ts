import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const allThemes = ['light', 'dark'] as const;
export type Theme = (typeof allThemes)[number];

/**
 * The source of axe, injected once for each document. `@axe-core/playwright` opens another tab in each run to support cross-origin frames,
 * which no page here has.
 */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** No rule that runs reads the stylesheets, which axe would load and parse again by default. */
const preload = { assets: ['media'] };

/** The themes differ only in colours, so the other rules run once. */
const colourRules: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Runs axe on the page in its current state, without animations: half-faded text has no measurable contrast.
 * @param themes both by default
 * @param part selector of the part of the page that changed since the last run; default: the whole page
 * @returns one line for each violation: theme, rule, explanation, element
 */
export async function accessibilityViolations(
  page: Page,
  themes: readonly Theme[] = allThemes,
  part?: string,
): Promise<string[]> {
  const lines: string[] = [];
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await finishAnimations(page);
    const violations = await runAxe(page, part, index === 0 ? undefined : colourRules);
    for (const { id, help, nodes } of violations) {
      for (const { target } of nodes) lines.push(`${colorScheme}: ${id}: ${help}: ${target.join(' ')}`);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: isStill ? 'reduce' : null });
  return lines;
}

async function runAxe(
  page: Page,
  part: string | undefined,
  runOnly: RunOptions['runOnly'],
): Promise<AxeResults['violations']> {
  const isInjected = await page.evaluate(() => 'axe' in window);
  if (!isInjected) await page.evaluate(axeSource);
  const { violations, passes } = await page.evaluate(
    ([part, options]) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(part ?? document, options),
    [part, { resultTypes: ['violations'], preload, ...(runOnly && { runOnly }) }] satisfies [unknown, RunOptions] as [
      string | undefined,
      RunOptions,
    ],
  );
  // If no rule applied, the page has not passed. For a part that does not exist, axe throws an error.
  if (part === undefined && passes.length + violations.length === 0) throw new Error('axe found nothing to check');
  return violations;
}

/** Finishes the transitions of a theme change. Each element may follow its parent a frame later. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let stillFrames = 0; stillFrames < 3; ) {
      await new Promise(requestAnimationFrame);
      // A finished animation may still hold its end state.
      const moving = document.getAnimations().filter(({ playState }) => playState !== 'finished');
      for (const animation of moving) animation.finish();
      stillFrames = moving.length === 0 ? stillFrames + 1 : 0;
    }
  });
}
