import type { Page } from '@playwright/test';
import { holdAnswers } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

/** A page of each kind whose head differs from that of others. */
const heads = [
  '/',
  '/services/cloud-solutions',
  '/textmi',
  '/about',
  '/our-work',
  '/tender-file',
  '/placement-training',
  '/curriculum/flutter',
  '/internship',
  '/internship-registration',
  '/ask',
  '/privacy-notice/bn',
  '/search',
  '/nothing-here',
];

/** A phone and a desktop, seen in one visit: what one loads does not depend on the width, only where things stand. */
const widths = [390, 1440];

for (const address of heads) {
  test(`${address} shows its first words before any sheet has come, and they stay where they are, narrow and wide @phone`, async ({
    page,
  }) => {
    // The faces come later still, and lines may break elsewhere in them.
    await page.route('**/*.woff2', (route) => route.abort());
    const release = await holdAnswers(page, '**/*.css');
    const loading = page.goto(address);
    const bar = page.getByRole('banner');
    // In the page that is not there, the cloth comes before its words.
    const words = address === '/nothing-here' ? bar : page.getByRole('heading', { level: 1 });
    const before = new Map<number, string[]>();
    for (const width of widths) {
      await makeWide(page, width);
      await expect(words).toBeVisible();
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      before.set(width, await placesOf(page));
    }
    release();
    await loading;
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0))).toBe(
      true,
    );
    // The last first: nothing has moved there but what the sheets move.
    for (const [width, places] of [...before].reverse()) {
      await makeWide(page, width);
      expect(places.length, `at ${width} px`).toBeGreaterThan(4);
      expect((await placesOf(page)).slice(0, places.length), `at ${width} px`).toEqual(places);
    }
  });
}

/** Of the mark that has a page drawn in frames (site/inlined.ts): what it was, each time that it changed. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { drawnFrames: frames });
    new MutationObserver(() => frames.push(document.documentElement.dataset.toCome ?? 'all is there')).observe(
      document,
      {
        subtree: true,
        attributeFilter: ['data-to-come'],
      },
    );
  });
const framesOf = (page: Page) => page.evaluate(() => (window as { drawnFrames?: unknown[] }).drawnFrames);
const allFrames = ['bands pictures', 'pictures', 'rest', 'all is there'];

test('a page is drawn in frames, the head\u2019s picture and what stands below after its words, in a place that is kept for it @phone', async ({
  page,
}) => {
  await noteFrames(page);
  await page.goto('/work/pos-plus');
  await expect.poll(() => framesOf(page)).toEqual(allFrames);
  const picture = page.locator('main svg.screen').first();
  const drawn = picture.locator('> *').first();
  const words = page.locator('main .section h2').first();
  await expect(drawn).toBeVisible();
  const place = await picture.boundingBox();
  for (const [frame, isDrawn, hasWords] of [
    ['bands pictures', false, false],
    ['pictures', false, true],
    ['rest', true, true],
  ] as const) {
    await page.evaluate((mark) => document.documentElement.setAttribute('data-to-come', mark), frame);
    await expect(drawn).toBeVisible({ visible: isDrawn });
    await expect(words).toBeVisible({ visible: hasWords });
    expect(await picture.boundingBox()).toEqual(place);
  }
});

/** Of each, what comes with the bands, with the pictures, and with the rest, where that is not the same. */
const pagesOfLists: readonly (readonly [
  address: string,
  withBands: string,
  withPictures?: string,
  withRest?: string,
])[] = [
  ['/terms-of-service', '.toc h2'],
  ['/tender-file', '.tender-part h2', '.tender-sheet + .tender-sheet .tender-part h2'],
  ['/company/our-team', '.members h3'],
  ['/search', '.search-index h2'],
];

for (const [address, withBands, withPictures = withBands, withRest = withPictures] of pagesOfLists) {
  test(`${address} is drawn in frames, too, and looks as if it were not @phone`, async ({ page }) => {
    await noteFrames(page);
    await page.goto(address);
    await expect.poll(() => framesOf(page)).toEqual(allFrames);
    const last = page.locator(withRest).last();
    const inFrames = await last.screenshot();
    const shownIn = { 'bands pictures': [], pictures: [withBands], rest: [withBands, withPictures] };
    for (const [frame, shown] of Object.entries<string[]>(shownIn)) {
      await page.evaluate((mark) => document.documentElement.setAttribute('data-to-come', mark), frame);
      for (const each of [withBands, withPictures, withRest]) {
        await expect(page.locator(each).first()).toBeVisible({ visible: shown.includes(each) });
      }
    }
    // Read again, a page is drawn at once.
    await page.reload();
    expect(await framesOf(page)).toEqual([]);
    expect((await last.screenshot()).equals(inFrames)).toBe(true);
  });
}

test('faces that do not come hold up nothing, and the sign of the rupee is asked for with the others @phone', async ({
  page,
}) => {
  await noteFrames(page);
  const asked = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.add(/([a-z-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1]);
  });
  const release = await holdAnswers(page, '**/*.woff2');
  // Not until all has loaded: the faces never do.
  await page.goto('/services/cloud-solutions', { waitUntil: 'commit' });
  await expect.poll(() => framesOf(page)).toEqual(allFrames);
  await expect.poll(() => [...asked].sort()).toEqual(['display', 'display-rupee', 'text', 'text-rupee']);
  release();
});

test('where faces cannot be asked for, all of a page comes @phone', async ({ page }) => {
  await noteFrames(page);
  await page.addInitScript(() => {
    document.fonts.load = () => {
      throw new Error('no faces here');
    };
  });
  await page.goto('/services/cloud-solutions');
  await expect.poll(() => framesOf(page).then((frames) => frames?.at(-1))).toBe('all is there');
  await expect(page.locator('[data-to-come]')).toHaveCount(0);
  await expect(page.locator('main .section h2').first()).toBeVisible();
});

test('a link within the page that is pressed before all has come leads there @phone', async ({ page }) => {
  const release = await holdAnswers(page, '**/*.woff2');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // As long as faces may hold the page up, and longer.
  await page.evaluate(() => {
    document.documentElement.dataset.toCome = 'bands pictures';
  });
  await page.getByRole('link', { name: 'Start a project' }).click();
  await expect(page.locator('#contact h2')).toBeInViewport();
  await expect(page.locator('[data-to-come]')).toHaveCount(0);
  release();
});

for (const address of ['/', '/our-work', '/internship', '/curriculum/flutter', '/terms-of-service']) {
  test(`nothing on ${address} reaches out of what is laid out by itself, which would cut it @phone`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator('[data-to-come]')).toHaveCount(0);
    const { parts, cut } = await page.evaluate(() => {
      const isFree = (element: Element | null, until: Element): boolean =>
        !element ||
        element === until ||
        (getComputedStyle(element).overflow === 'visible' && isFree(element.parentElement, until));
      const parts = [...document.querySelectorAll('*')].filter(
        (each) => getComputedStyle(each).contentVisibility === 'auto',
      );
      const cut = parts.flatMap((part) => {
        // At the edges of the window all is cut in any case.
        const { left, right } = part.getBoundingClientRect();
        const [least, most] = [left > 1 ? left - 1 : -Infinity, right < innerWidth - 1 ? right + 1 : Infinity];
        return [...part.querySelectorAll(':not(svg *)')]
          .filter((each) => each.getClientRects().length > 0 && isFree(each.parentElement, part))
          .filter((each) => each.getBoundingClientRect().right > most || each.getBoundingClientRect().left < least)
          .map((each) => `${part.className || part.tagName}: ${each.className}`);
      });
      return { parts: parts.length, cut };
    });
    // More than those of the footer, which every page has.
    expect(parts).toBeGreaterThan(2);
    expect(cut).toEqual([]);
    await expect(page.locator('[data-lay-out-later]')).toHaveCount(1);
  });
}

async function makeWide(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
}

/** Where each thing stands that the first screen says, the look of its words with it. */
const placesOf = (page: Page) =>
  page
    .locator('header.bar *:not(.solutions, .solutions *, svg *), main :is(.trail, .eyebrow, h1, .lead, .actions > *)')
    .evaluateAll((all) => {
      const sheets = document.querySelector('main link[rel=stylesheet]');
      return all
        .filter((each) => sheets && each.compareDocumentPosition(sheets) & Node.DOCUMENT_POSITION_FOLLOWING)
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(each);
          const rounded = [x, y, width, height].map(Math.round);
          return [
            each.className.toString() || each.tagName,
            ...rounded,
            color,
            backgroundColor,
            fontSize,
            fontWeight,
            borderColor,
          ].join(' ');
        });
    });
