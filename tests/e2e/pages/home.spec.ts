import type { Locator, Page } from '@playwright/test';
import { services as menu } from '#content';
import { currentSlide, openWithCarousel, showCarousel } from '../support/carousel.ts';
import { expect, test } from '../support/test.ts';

const anchors = ['home', 'services', 'about', 'partners', 'testimonials', 'technology-partners', 'contact'];

const services = menu.map(({ title, href }) => [title, href] as const);

const section = (page: Page, anchor: string) => page.locator(`#${anchor}`);
const card = (page: Page, title: string) =>
  section(page, 'services')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('a wide screen shows each service in full with a link to its page, and animations do not repaint @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('no endless animation changes a clip path', async () => {
    const animatedProperties = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame))),
    );
    expect(animatedProperties).toContain('translate');
    expect(animatedProperties).not.toContain('clipPath');
  });
  await test.step('the cards show every description and lead to their pages', async () => {
    await expect(section(page, 'services').getByRole('heading', { level: 3 })).toHaveText(
      services.map(([title]) => title),
    );
    await expect(page.getByRole('button', { name: /Know More|Show Less/ })).toHaveCount(0);
    for (const [title, href] of services) {
      await expect(rest(page, title)).toBeVisible();
      await expect(card(page, title).getByRole('link')).toHaveAttribute('href', href);
      await expect(card(page, title).getByRole('link')).toHaveAccessibleName(title);
    }
  });
});

test('Start a project scrolls to the contact section @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start a project' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByLabel('Full Name')).toBeInViewport({ ratio: 1 });
  const heading = section(page, 'contact').getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const headerBottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(headerBottom);
});

test('the menu’s link to the contact form scrolls to it on a phone @phone', async ({ page }) => {
  await page.goto('/');
  const contact = section(page, 'contact');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Contact' }).tap();
  const distancePx = () =>
    contact.evaluate((section) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return Math.abs(section.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop));
    });
  await expect.poll(distancePx).toBeLessThan(2);
});

const rest = (page: Page, title: string) => card(page, title).locator('.service-rest');

test('Know More unfolds a description on a phone, Show Less folds it to its first sentence @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Know More' })).toHaveCount(services.length);
  const cloud = card(page, 'Cloud Solutions');
  const more = cloud.getByRole('button', { name: 'Know More about Cloud Solutions', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(cloud.getByRole('paragraph')).toHaveText(/^We move .* day and night\.$/, { useInnerText: true });
  await more.tap();
  const less = cloud.getByRole('button', { name: 'Show Less about Cloud Solutions', exact: true });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect(rest(page, 'Cloud Solutions')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Know More' })).toHaveCount(services.length - 1);
  await less.tap();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(rest(page, 'Cloud Solutions')).toBeHidden();
});

test('Learn More reveals the registration details, Show Less hides them again @phone', async ({ page }) => {
  const labels = [
    ['Incorporated', 'April 2022'],
    ['Company identity number (CIN)', 'SAMPLE-CIN'],
    ['Tax number (GSTIN)', 'SAMPLE-GSTIN'],
    ['National startup recognition', 'SAMPLE-NATIONAL-STARTUP'],
    ['State startup recognition', 'SAMPLE-STATE-STARTUP'],
    ['D-U-N-S number', 'SAMPLE-DUNS'],
  ] as const;
  await page.goto('/');
  const about = section(page, 'about');
  const row = (label: string) => about.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(row('Incorporated')).toBeHidden();
  await about.getByText('Learn More', { exact: true }).click();
  for (const [label, value] of labels) {
    await expect(row(label)).toBeVisible();
    await expect(row(label).locator('dd')).toHaveText(value);
  }
  await expect(about.getByText('Learn More', { exact: true })).toBeHidden();
  await about.getByText('Show Less', { exact: true }).click();
  await expect(row('Incorporated')).toBeHidden();
});

const carousels = [
  { anchor: 'partners', name: 'Who we work with', delayMs: 3500, count: 6 },
  { anchor: 'testimonials', name: 'What changed for our clients', delayMs: 4000, count: 7 },
] as const;

/** More than a move takes, and less than a slide stays. */
const moveMs = 2000;

for (const { anchor, name, delayMs, count } of carousels) {
  test.describe(`the carousel of the ${anchor}`, () => {
    const slide = (position: number) => `${position} of ${count}`;

    test(`moves every ${delayMs} ms, and returns to the first slide after ${count} @desktop`, async ({ page }) => {
      const carousel = await openWithCarousel(page, name);
      await expect(carousel.getByRole('group', { name: /^\d+ of \d+$/ })).toHaveCount(count);
      // Every focusable element has a name.
      await expect(carousel.getByRole('group', { name: `Slides of ${name}` })).toHaveAttribute('tabindex', '0');
      await page.clock.runFor(delayMs - 1);
      expect(await currentSlide(carousel)).toBe(slide(1));
      await page.clock.runFor(moveMs);
      expect(await currentSlide(carousel)).toBe(slide(2));
      // The next move is due `delayMs` after the first, of which `moveMs` have passed.
      await page.clock.runFor(delayMs - moveMs);
      expect(await currentSlide(carousel)).toBe(slide(2));
      await page.clock.runFor(moveMs);
      expect(await currentSlide(carousel)).toBe(slide(3));
      await page.clock.runFor((count - 3) * delayMs);
      expect(await currentSlide(carousel)).toBe(slide(count));
      await page.clock.runFor(delayMs);
      expect(await currentSlide(carousel)).toBe(slide(1));
    });
  });
}

/** One carousel suffices: they differ only in the time a slide stays, which the journeys above measure. */
test.describe('a carousel', () => {
  const [{ name, delayMs, count }] = carousels;
  const slide = (position: number) => `${position} of ${count}`;

  test('waits while the mouse is over it, moves with its buttons, and stops with Pause @desktop', async ({ page }) => {
    const carousel = await openWithCarousel(page, name);
    const expectSlide = async (position: number) => expect(await currentSlide(carousel)).toBe(slide(position));
    const leave = () => page.mouse.move(5, 5);
    await test.step('waits under the mouse, and continues when the mouse leaves', async () => {
      await carousel.getByRole('group').first().hover();
      await page.clock.runFor(10 * delayMs);
      await expectSlide(1);
      await leave();
      await page.clock.runFor(delayMs - 1);
      await expectSlide(1);
      await page.clock.runFor(moveMs);
      await expectSlide(2);
    });
    await test.step('Next and Previous move it by one slide', async () => {
      await carousel.getByRole('button', { name: 'Next' }).click();
      await page.clock.runFor(moveMs);
      await expectSlide(3);
      await carousel.getByRole('button', { name: 'Previous' }).click();
      await page.clock.runFor(moveMs);
      await expectSlide(2);
      await leave();
      await page.clock.runFor(delayMs + moveMs);
      await expectSlide(3);
    });
    const pause = carousel.getByRole('button').first();
    await test.step('Pause stops it, and Play starts it again', async () => {
      await expect(pause).toHaveAccessibleName('Pause');
      await pause.click();
      await expect(pause).toHaveAccessibleName('Play');
      await leave();
      await page.clock.runFor(10 * delayMs);
      await expectSlide(3);
      await carousel.getByRole('button', { name: 'Next' }).click();
      await leave();
      await page.clock.runFor(10 * delayMs);
      await expectSlide(4);
      await pause.click();
      await expect(pause).toHaveAccessibleName('Pause');
      await leave();
      await page.clock.runFor(delayMs + moveMs);
      await expectSlide(5);
    });
  });

  test('moves with the arrow keys in both directions, and then by itself again @desktop', async ({ page }) => {
    const carousel = await openWithCarousel(page, name);
    await carousel.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(moveMs);
    expect(await currentSlide(carousel)).toBe(slide(count));
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(moveMs / 2);
    expect(await currentSlide(carousel)).toBe(slide(1));
    await page.clock.runFor(delayMs);
    expect(await currentSlide(carousel)).toBe(slide(2));
  });

  test('moves with a tap and a swipe, and then by itself again @phone', async ({ page }) => {
    const carousel = await openWithCarousel(page, name);
    await carousel.getByRole('button', { name: 'Next' }).tap();
    await page.clock.runFor(moveMs);
    expect(await currentSlide(carousel)).toBe(slide(2));
    await page.clock.runFor(delayMs);
    expect(await currentSlide(carousel)).toBe(slide(3));
    await swipe(page, carousel.getByRole('group').nth(2), { fromX: 260, toX: 80 });
    await page.clock.runFor(moveMs);
    expect(await currentSlide(carousel)).toBe(slide(4));
    await swipe(page, carousel.getByRole('group').nth(3), { fromX: 80, toX: 260 });
    await page.clock.runFor(moveMs);
    expect(await currentSlide(carousel)).toBe(slide(3));
    await page.clock.runFor(delayMs);
    expect(await currentSlide(carousel)).toBe(slide(4));
  });

  test('does not move under reduced motion, and its controls work @desktop', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await openWithCarousel(page, name);
    await page.clock.runFor(10 * delayMs);
    await expect.poll(() => currentSlide(carousel)).toBe(slide(1));
    await carousel.getByRole('button', { name: 'Next' }).click();
    await page.clock.runFor(moveMs);
    await expect.poll(() => currentSlide(carousel)).toBe(slide(2));
    await carousel.getByRole('button', { name: 'Previous' }).click();
    await page.clock.runFor(moveMs);
    await expect.poll(() => currentSlide(carousel)).toBe(slide(1));
    await carousel.getByRole('button').first().click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(delayMs + moveMs);
    await expect.poll(() => currentSlide(carousel)).toBe(slide(2));
  });
});

/** A swipe with one finger: down, move, up. */
async function swipe(page: Page, on: Locator, { fromX, toX }: { fromX: number; toX: number }): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('nothing to swipe on');
  const y = box.y + box.height / 2;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', fromX);
  for (let step = 1; step <= 6; step++) await touch('touchMove', fromX + ((toX - fromX) * step) / 6);
  await touch('touchEnd');
}

test.describe('the marquee', () => {
  const marquee = (page: Page) => section(page, 'technology-partners');
  /** The current animation of each row. */
  const rows = (page: Page) =>
    marquee(page).evaluate((section) =>
      section.getAnimations({ subtree: true }).map((animation) => ({
        seconds: Number(animation.effect?.getComputedTiming().duration) / 1000,
        rounds: animation.effect?.getComputedTiming().iterations,
        state: animation.playState,
      })),
    );
  const row = (state: string) => ({ seconds: 60, rounds: Number.POSITIVE_INFINITY, state });

  test('has three endless rows that name each technology once, and stops with its checkbox @desktop', async ({
    page,
  }) => {
    await page.goto('/');
    const three = (state: string) => [row(state), row(state), row(state)];
    expect(await rows(page)).toEqual(three('running'));
    await test.step('each row repeats its logos, so the animation has no visible end', async () => {
      const widths = await marquee(page)
        .locator('ul')
        .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().width)));
      expect(widths).toHaveLength(6);
      for (const index of [0, 2, 4]) expect(widths[index]).toBe(widths[index + 1]);
    });
    await test.step('assistive technology finds each technology once', async () => {
      const logos = marquee(page).getByRole('img');
      await expect(logos).toHaveCount(24);
      const names = await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('aria-label')));
      expect(new Set(names).size).toBe(24);
      await expect(marquee(page).getByRole('listitem')).toHaveCount(24);
    });
    await test.step('mouse and keyboard stop and continue it', async () => {
      const pause = page.getByRole('checkbox', { name: 'Pause the logos' });
      await marquee(page).getByText('Pause the logos').click();
      await expect(pause).toBeChecked();
      await expect.poll(() => rows(page)).toEqual(three('paused'));
      await pause.press('Space');
      await expect(pause).not.toBeChecked();
      await page.mouse.move(5, 5);
      await expect.poll(() => rows(page)).toEqual(three('running'));
    });
  });

  test('does not move under reduced motion, and shows all logos @phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await rows(page)).toEqual([]);
    for (const logo of await marquee(page).getByRole('img').all()) {
      await logo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(logo).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('the page with everything running', () => {
  test.use({ serviceWorkers: 'allow' });

  test('requests nothing from another origin, and logs neither a CSP violation nor an error @desktop', async ({
    page,
    site,
  }) => {
    const foreignRequests: string[] = [];
    const problems: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) foreignRequests.push(request.url());
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.exposeFunction('reportViolation', (violation: string) => problems.push(violation));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        Reflect.get(window, 'reportViolation')(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
      );
    });
    await page.goto('/');
    for (const anchor of anchors) await section(page, anchor).scrollIntoViewIfNeeded();
    for (const { name } of carousels) {
      const carousel = page.getByRole('group', { name, exact: true });
      await showCarousel(carousel);
      await carousel.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByLabel('Full Name').fill('A');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const newsletter = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
    await newsletter.getByLabel('Newsletter e-mail').fill('nobody');
    await expect(newsletter.locator('input[name=_key]')).not.toHaveValue('');
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletter).toContainText('Newsletter e-mail is not a complete email address');
    await page.getByRole('banner').getByRole('button').filter({ visible: true }).click();
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    expect(foreignRequests).toEqual([]);
    // The browser logs the 422 response to the invalid address.
    expect(problems.filter((text) => !/status of 422/.test(text))).toEqual([]);
  });
});

for (const [device, widths] of [
  ['phone', [320, 360, 390]],
  ['desktop', [768, 1024, 1440, 1920]],
] as const) {
  test(`the home page does not scroll sideways at ${widths.join(', ')} px, and cuts off no text or control @${device}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const cutOff = await page
        .locator('h1, h2, h3, p, dd, dt, a, button, input, select, textarea, label')
        .evaluateAll((all) =>
          all
            .filter(
              (element) => element.checkVisibility() && !element.closest('.visually-hidden, .menu, .carousel-track'),
            )
            .filter((element) => {
              const { left, right, width } = element.getBoundingClientRect();
              return width > 1 && (left < -1 || right > innerWidth + 1);
            })
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      expect(cutOff, `at ${width} px`).toEqual([]);
    }
  });
}

test('the phone and email links in the footer are high enough for a finger @phone', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').locator('a[href^="tel:"], a[href^="mailto:"]');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test('a page opens at its top, and going back restores the scroll position @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const link = card(page, 'Data Engineering').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/services/data-engineering');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows every text, every button works, and the marquee stops with its checkbox', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    const buttons = page.getByRole('button').filter({ visible: true });
    const names = await buttons.evaluateAll((all) =>
      all.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
    expect(names).toEqual([isMobile ? 'Open menu' : 'Our Solutions', 'Send Message', 'Subscribe']);
    for (const [title] of services) await expect(rest(page, title)).toBeVisible();
    await page.getByText('Learn More', { exact: true }).click();
    await expect(section(page, 'about').getByText('April 2022')).toBeVisible();
    for (const { name, count } of carousels) {
      const slides = page.getByRole('group', { name, exact: true }).getByRole('group');
      for (let index = 0; index < count; index++) {
        await slides
          .nth(index)
          .evaluate((slide) => slide.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' }));
        await expect(slides.nth(index)).toBeInViewport({ ratio: 0.9 });
      }
    }
    const rows = () =>
      section(page, 'technology-partners').evaluate((section) =>
        section.getAnimations({ subtree: true }).map(({ playState }) => playState),
      );
    await page.getByText('Pause the logos').click();
    await expect.poll(rows).toEqual(['paused', 'paused', 'paused']);
    await page.getByRole('checkbox', { name: 'Pause the logos' }).press('Space');
    await page.mouse.move(5, 5);
    await expect.poll(rows).toEqual(['running', 'running', 'running']);
  });
});
