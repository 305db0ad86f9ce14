import { showcases } from '#content';
import { findWordFaults } from './support/picture-words.ts';
import { expect, test } from './support/test.ts';

test('in no picture of a product do words run out of their box or into each other, in either theme @desktop', async ({
  page,
}) => {
  const bands = showcases.flatMap((product) => product.page.bands);
  const count = bands.reduce((all, band) => all + (band.kind === 'screens' ? band.screens.length : 0), 0);

  // One page of all pictures as they were built: a page each would be loaded for its pictures alone.
  const pages = await Promise.all(showcases.map(async ({ href }) => (await page.request.get(href)).text()));
  const figures = pages.flatMap((html) => html.match(/<figure[\s\S]*?<\/figure>/g) ?? []);
  const pictures = figures.filter((figure) => figure.includes('class="screen '));
  const head = /<head[\s\S]*<\/head>/.exec(pages[0] ?? '')?.[0] ?? '';
  await page.route('/all-pictures', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${head}<body>${pictures.join('')}</body>` }),
  );
  await page.goto('/all-pictures');
  await expect(page.locator('svg.screen')).toHaveCount(count);
  await page.evaluate(async () => {
    // Fonts are asked for once something is laid out in them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(findWordFaults), colorScheme).toEqual([]);
  }
});
