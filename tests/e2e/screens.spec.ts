import { showcases } from '#content';
import { findWordFaults } from './support/picture-words.ts';
import { expect, test } from './support/test.ts';

test('in no picture of a product do words run out of their box or into each other, in any state or theme @desktop', async ({
  page,
}) => {
  const pictures = showcases.flatMap(({ page: { hero, bands } }) => [
    ...(hero.picture ? [hero.picture, ...(hero.picture.beside ?? [])] : []),
    ...bands.flatMap((band) => (band.kind === 'screens' ? band.screens : [])),
  ]);

  // One page of all pictures as they were built: a page each would be loaded for its pictures alone. A form keeps its choice to itself.
  const pages = await Promise.all(showcases.map(async ({ href }) => (await page.request.get(href)).text()));
  const shown = pages.flatMap((html) => [
    ...(html.match(/<section class="page-hero [\s\S]*?<\/section>/) ?? []),
    ...(html.match(/<figure[\s\S]*?<\/figure>/g) ?? []).filter((figure) => figure.includes('class="screen ')),
  ]);
  const head = /<head[\s\S]*<\/head>/.exec(pages[0] ?? '')?.[0] ?? '';
  const forms = shown.map((part) => `<form>${part}</form>`).join('');
  await page.route('/all-pictures', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${head}<body>${forms}</body>` }),
  );
  await page.goto('/all-pictures');
  await expect(page.locator('svg.screen')).toHaveCount(pictures.length);
  await page.evaluate(async () => {
    // Fonts are asked for once something is laid out in them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

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
