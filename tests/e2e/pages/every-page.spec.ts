import { matchRoutes, type RouteObject } from 'react-router';
import { allServices, pages, products, technologies } from '#content';
import routes from '../../../site/routes.ts';
import { accessibilityViolations, type Theme } from '../support/accessibility.ts';
import { overflowingText } from '../support/overflowing-text.ts';
import { blockScript } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

/** The forms for a question about a course, and those for a position, differ only in a few words, so one of each suffices. */
const addresses = pages
  .map((page) => page.href)
  .filter((href) => !/\/ask\/(?!flutter$)|\/apply\/(?!full-stack-developer$)/.test(href));

/** Other journeys run axe on these pages, in more states. */
const isTestedElsewhere = (file: string) => /\/(?:home|registration|application)\.tsx$/.test(file);
/** Legal pages with parts that the other ones lack: a form, and another language. */
const specialPages = ['/privacy-notice', '/privacy-notice/hi'];

const kindsOfSections = new Map(
  [...allServices, ...products, ...technologies].map(({ href, page }) => [href, page.sections.map(({ kind }) => kind)]),
);

/**
 * axe takes half the time of a visit. Pages with one component share markup and colours, so it runs on two of them, each in another theme and
 * width. It also runs on a page with a kind of section that no earlier page has in this theme.
 */
const themes = new Map<string, Theme>();
const pagesOfComponent = new Map<string, number>();
const testedKinds = new Set<string>();
for (const address of addresses) {
  const { file = '' } = (matchRoutes(routes as RouteObject[], address)?.at(-1)?.route ?? {}) as { file?: string };
  const earlier = pagesOfComponent.get(file) ?? 0;
  pagesOfComponent.set(file, earlier + 1);
  const theme = ([...pagesOfComponent.keys()].indexOf(file) + earlier) % 2 === 0 ? 'light' : 'dark';
  const kinds = (kindsOfSections.get(address) ?? []).map((kind) => `${theme} ${kind}`);
  const isNew = earlier < 2 || kinds.some((kind) => !testedKinds.has(kind));
  if (isTestedElsewhere(file) || !(isNew || specialPages.includes(address))) continue;
  themes.set(address, theme);
  for (const kind of kinds) testedKinds.add(kind);
}

for (const address of addresses) {
  test(`${address} loads without an error, is accessible and fits the window @desktop`, async ({ stillPage: page }) => {
    // A busy machine may be slow.
    test.setTimeout(90_000);
    const errors: string[] = [];
    for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event);
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const theme = themes.get(address);
    // The narrowest windows with the widest layout, and with that of a tablet. Each change of the size costs a twentieth of a second.
    for (const width of [1088, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowingText(page), `text at ${width} px`).toEqual([]);
      if (width === 1088 && theme === 'light') expect(await accessibilityViolations(page, [theme])).toEqual([]);
    }
    // WCAG 1.4.4 and 1.4.10: a visitor with large text on the smallest phone scrolls down only. What fits here, fits in normal size.
    await page.setViewportSize({ width: 320, height: 740 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflowingText(page), 'text at 200 % on 320 px').toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    if (theme === 'dark') expect(await accessibilityViolations(page, [theme])).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('a search tolerates a typing error, lists each page once with its matches, and keeps the query in the address @desktop', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/search');
  await page.getByLabel('What are you looking for?').fill('migraton');
  const first = page.locator('.search-result').first();
  await expect(first.locator('mark').first()).toHaveText(/^migration/i);
  await expect(first).toContainText('Service');
  await expect(first.getByRole('heading', { name: 'Cloud Solutions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cloud Solutions' })).toHaveCount(1);
  await expect(page).toHaveURL(/\/search\?q=migraton$/);
  await page.reload();
  await expect(first).toBeVisible();
  await expectAccessible();
  await first.getByRole('link', { name: 'How a migration runs' }).press('Enter');
  await expect(page).toHaveURL(/\/services\/cloud-solutions#/);
});

test('a search for a common question shows the answer first, and a search for a topic links to its sessions @desktop', async ({
  page,
}) => {
  await page.goto('/search?q=Refund');
  const answer = page.locator('.search-result').first();
  await expect(answer.getByRole('link')).toHaveAttribute('href', '/terms-of-service#refunds');
  await expect(page).toHaveTitle(/^Refund \| Search \| /);
  await page.getByLabel('What are you looking for?').fill('react hooks');
  await page.getByLabel('What are you looking for?').fill('pointer');
  // Until then, the page may still show the results of the first words.
  await expect(page).toHaveTitle(/^pointer \| Search \| /);
  const all = page.getByRole('link', { name: /^All \d+ sessions$/ }).first();
  const [count = ''] = /\d+/.exec((await all.textContent()) ?? '') ?? [];
  // The next page closes its parts after its layout. Here that happens after the filter has loaded.
  await page.addInitScript(() => {
    const Observer = IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((...change) => {
          setTimeout(() => callback(...change), 500);
          setTimeout(() => document.documentElement.setAttribute('data-observed', ''), 1000);
        }, options);
      }
    };
  });
  await all.click();
  await expect(page.locator('html[data-observed]')).toBeAttached();
  await expect(page.locator('.session:visible')).toHaveCount(Number(count));
});

test('without JavaScript the search page says so, and lists every page @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/search?q=cloud`);
  await expect(page.getByText('The search needs JavaScript')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Every page' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Cloud Solutions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud Solutions');
  await context.close();
});

test('one thread leads down a page, left of its text at every width @desktop', async ({ stillPage: page }) => {
  await page.goto('/services/cloud-solutions');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [right, left] = await page.evaluate(() => {
      const [root, heading] = ['main > [class^="hue-"]', '.section-head > h2'].map((name) =>
        document.querySelector(name),
      );
      if (!root || !heading) throw new Error('the page has no thread or no heading');
      const thread = getComputedStyle(root, '::before');
      return [Number.parseFloat(thread.left) + Number.parseFloat(thread.width), heading.getBoundingClientRect().left];
    });
    expect(right, `at ${width} px`).toBeGreaterThanOrEqual(3);
    expect(right, `at ${width} px`).toBeLessThan(left ?? 0);
  }
});

test('the search page says that it needs JavaScript if its script does not load @desktop', async ({ page }) => {
  await blockScript(page, 'search');
  await page.goto('/search?q=react');
  const notice = page.getByText('The search needs JavaScript');
  await expect(notice).toBeHidden();
  await notice.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(notice).toBeVisible();
});

test('without JavaScript the arrow keys select a website’s size and show its price @desktop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/services/web-development`);
  const [smallest, next] = [page.getByText('₹50,000 to ₹80,000'), page.getByText('₹80,000 to ₹1,20,000')];
  await expect(smallest).toBeVisible();
  await expect(next).toBeHidden();
  await page.getByRole('radio', { name: /^Few pages/ }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Many pages/ })).toBeChecked();
  await expect(next).toBeVisible();
  await expect(smallest).toBeHidden();
  await context.close();
});
