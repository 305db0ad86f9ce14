import type { Page } from '@playwright/test';
import { allServices, showcases, technologies } from '#content';
import { findWordFaults } from './support/picture-words.ts';
import { expect, test } from './support/test.ts';

test('in no picture of a product do words run out of their box or into each other, in any state or theme @desktop', async ({
  page,
}) => {
  const pictures = showcases.flatMap(({ page: { hero, bands } }) => [
    hero.picture,
    ...(hero.picture.beside ?? []),
    ...bands.flatMap((band) => (band.kind === 'screens' ? band.screens : [])),
  ]);
  await showAll(
    page,
    showcases,
    /<section class="page-hero [\s\S]*?<\/section>|<figure(?:(?!<\/figure>)[\s\S])*class="screen [\s\S]*?<\/figure>/g,
  );
  await expect(page.locator('svg.screen')).toHaveCount(pictures.length);

  for (const state of ['1', '2', '3']) {
    const chosen = await page.evaluate((value) => {
      const choices = [...document.querySelectorAll<HTMLInputElement>(`[name=state][value="${value}"]`)];
      for (const choice of choices) choice.checked = true;
      return choices.length;
    }, state);
    expect(chosen).toBe(showcases.length);
    await expect(page.locator(`.screen-states > .on-${state}:visible`)).toHaveCount(showcases.length);
    expect(await page.evaluate(findWordFaults), `state ${state}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(findWordFaults), 'dark').toEqual([]);
});

test('in no drawing that explains do words run out of their box, into each other or into a thread, wide or tall @desktop', async ({
  page,
}) => {
  const entries = [...allServices, ...technologies];
  const count = entries.flatMap((entry) => entry.page.bands.filter(({ kind }) => kind === 'figure')).length;
  await showAll(page, entries, /<svg[^>]*class="screen draft [\s\S]*?<\/svg>/g);
  for (const [shown, width] of [
    ['.draft-wide', 1440],
    ['.draft-tall', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator(shown).filter({ visible: true })).toHaveCount(count);
    expect(await page.evaluate(findWordFaults), shown).toEqual([]);
  }
});

test('a drawing that explains is drawn along the scroll; where less motion is wanted, it is whole from the start @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/technologies/machine-learning');
  const found = page.locator('.draft-wide .drawn-in').last();
  await expect(found).toHaveCSS('opacity', '0');
  await page.keyboard.press('End');
  await expect(found).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Home');
  await expect(found).toHaveCSS('opacity', '1');
});

/**
 * Shows all pictures of some pages, as they were built, on one: a page each would be loaded for its pictures alone. Each stands in a form,
 * which keeps its choice to itself.
 */
async function showAll(page: Page, entries: readonly { readonly href: string }[], picture: RegExp) {
  const pages = await Promise.all(entries.map(async ({ href }) => (await page.request.get(href)).text()));
  const pictures = pages.flatMap((html) => html.match(picture) ?? []);
  const head = /<head[\s\S]*<\/head>/.exec(pages[0] ?? '')?.[0] ?? '';
  const sheets = pages[0]?.match(/<link [^>]*rel="stylesheet"[^>]*>/g)?.join('') ?? '';
  const forms = pictures.map((drawn) => `<form>${drawn}</form>`).join('');
  await page.route('/all-pictures', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${head}<body>${sheets}${forms}</body>` }),
  );
  await page.goto('/all-pictures');
  await page.evaluate(async () => {
    // Fonts are asked for once something is laid out in them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
