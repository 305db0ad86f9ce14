import type { Page } from '@playwright/test';
import { services as solutions } from '#content';
import { startAllCarousels } from '../support/carousel.ts';
import { readFocusStop } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

const services = solutions.map(({ title, href }) => [title, href] as const);
const [lastTitle = '', lastHref = ''] = services.at(-1) ?? [];

const mainLinks = [
  ['About', '/about'],
  ['Our Work', '/our-work'],
  ['Internship', '/internship'],
  ['IT Academy', '/placement-training'],
] as const;

const header = (page: Page) => page.getByRole('banner');
const solutionsButton = (page: Page) => header(page).getByRole('button', { name: 'Our Solutions' });
const firstSolution = (page: Page) => header(page).getByRole('link', { name: /^Custom Software Development/ });
const lastSolution = (page: Page) => header(page).getByRole('link', { name: new RegExp(`^${lastTitle}`) });
const openMenuButton = (page: Page) => header(page).getByRole('button', { name: 'Open menu' });
const closeMenuButton = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test.describe('the header on a wide screen @desktop', () => {
  const expectOpen = async (page: Page) => {
    await expect(firstSolution(page)).toBeVisible();
    await expect(solutionsButton(page)).toHaveAttribute('aria-expanded', 'true');
  };
  const expectClosed = async (page: Page) => {
    await expect(firstSolution(page)).toBeHidden();
    await expect(solutionsButton(page)).toHaveAttribute('aria-expanded', 'false');
  };

  test('links to About, Our Solutions with its services, Our Work, Internship and IT Academy, in this order', async ({
    page,
  }) => {
    await page.goto('/');
    const entries = page.getByRole('navigation', { name: 'Main' }).locator('a:visible, button:visible');
    await expect(entries).toHaveText(['About', 'Our Solutions', 'Our Work', 'Internship', 'IT Academy']);
    for (const [label, href] of mainLinks) {
      await expect(header(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
    }
    await solutionsButton(page).click();
    const links = page.locator('#solutions').getByRole('link');
    await expect(links).toHaveText(services.map(([title]) => new RegExp(`^${title}`)));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      services.map(([, href]) => href),
    );
    await page.mouse.move(20, 600);
    await header(page).getByRole('link', { name: 'IT Academy' }).click();
    await expect(page).toHaveURL('/placement-training');
    await header(page).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    await header(page).getByRole('link', { name: 'Unakoti Technologies, home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Start a project' })).toBeVisible();
  });

  test('opens Our Solutions on hover or click; leaving it, a second click, a press outside and Escape close it', async ({
    page,
  }) => {
    await page.goto('/');
    await expectClosed(page);
    const hover = async () => {
      await solutionsButton(page).hover();
      await expectOpen(page);
    };
    const leave = () => page.mouse.move(20, 600);
    await test.step('leaving it', async () => {
      await hover();
      await leave();
      await expectClosed(page);
    });
    await test.step('a click, and the next one', async () => {
      await hover();
      await page.mouse.down();
      await page.mouse.up();
      await expectOpen(page);
      await page.mouse.down();
      await page.mouse.up();
      await expectClosed(page);
      await leave();
    });
    await test.step('a press outside', async () => {
      await solutionsButton(page).press('Enter');
      await expectOpen(page);
      await page.mouse.click(20, 600);
      await expectClosed(page);
    });
    await test.step('Escape', async () => {
      await hover();
      await page.keyboard.press('Escape');
      await expectClosed(page);
    });
  });

  test('Our Solutions stays open while the mouse moves from the button to the last service', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await solutionsButton(page).hover();
    await lastSolution(page).hover();
    await page.clock.runFor(5_000);
    await expect(lastSolution(page)).toBeVisible();
    await lastSolution(page).click();
    await expect(page).toHaveURL(lastHref);
  });

  test('Enter opens Our Solutions, Tab moves through it, Escape closes it, and Enter opens a service', async ({
    page,
  }) => {
    await page.goto('/');
    const open = async () => {
      await solutionsButton(page).press('Enter');
      await expectOpen(page);
    };
    await open();
    await page.keyboard.press('Tab');
    await expect(firstSolution(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(solutionsButton(page)).toBeFocused();
    for (const [key, from, to] of [
      ['Tab', lastSolution, 'Our Work'],
      ['Shift+Tab', solutionsButton, 'About'],
    ] as const) {
      await test.step(`${key} moves from it to ${to}`, async () => {
        await open();
        await from(page).focus();
        await page.keyboard.press(key);
        await expect(header(page).getByRole('link', { name: to, exact: true })).toBeFocused();
        await expectClosed(page);
      });
    }
    await open();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/custom-software');
  });
});

test.describe('the menu on a phone @phone', () => {
  test('covers the screen with every link of the header and Contact, and keeps the focus', async ({ page }) => {
    await page.goto('/');
    await expect(openMenuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page)).toBeHidden();
    await openMenuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(openMenuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => page.locator('#menu').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(closeMenuButton(page)).toBeInViewport({ ratio: 1 });

    const [about, ...others] = mainLinks;
    const last = [
      ['Contact', '/#contact'],
      ['বাংলা', '/bn/before-you-decide'],
      ['हिन्दी', '/hi/before-you-decide'],
    ] as const;
    const expected = [['Unakoti', '/'] as const, about, ...services, ...others, ...last];
    const links = menu(page).getByRole('link');
    await expect(links).toHaveText(expected.map(([label]) => new RegExp(`^${label}`)));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      expected.map(([, href]) => href),
    );
    await expect(menu(page).getByText('Our Solutions')).toBeVisible();

    await expect(closeMenuButton(page)).toBeFocused();
    for (const landmark of [page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')]) {
      await expect(landmark).toHaveAttribute('inert');
    }
    // Tab reaches fourteen links and the close button, and then the first link again.
    for (let stop = 0; stop < 16; stop++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('#menu'),
      );
      expect(isOutside).toBe(false);
    }
  });

  test('closes with its button, Escape and a link to the current page; any other link opens its page', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [name, close] of [
      ['Close menu', () => closeMenuButton(page).tap()],
      ['Escape', () => page.keyboard.press('Escape')],
    ] as const) {
      await test.step(name, async () => {
        await openMenuButton(page).tap();
        await expect(closeMenuButton(page)).toBeFocused();
        await close();
        await expect(menu(page)).toBeHidden();
        await expect(openMenuButton(page)).toBeFocused();
        await expect(openMenuButton(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(page.locator('[inert]')).toHaveCount(0);
      });
    }
    await openMenuButton(page).tap();
    await page.locator('#menu').getByRole('link', { name: 'Unakoti Technologies, home page' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[inert]')).toHaveCount(0);

    await openMenuButton(page).tap();
    await menu(page).getByRole('link', { name: 'Cloud Solutions' }).tap();
    await expect(page).toHaveURL('/services/cloud-solutions');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.getByRole('link', { name: 'View Our Work' }).tap();
    await expect(page).toHaveURL('/textmi');
  });
});

test('the header stays at the top, and becomes translucent and blurred when the page is scrolled @desktop', async ({
  page,
}) => {
  const headerStyle = () =>
    header(page).evaluate((element) => {
      const { backdropFilter, backgroundColor } = getComputedStyle(element);
      return { backdropFilter, alpha: Number(/[/,] ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1) };
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await headerStyle()).toEqual({ backdropFilter: 'none', alpha: 0 });
  await page.evaluate(() => scrollTo(0, 1));
  await expect.poll(async () => (await headerStyle()).backdropFilter).toContain('blur(');
  await expect.poll(async () => (await headerStyle()).alpha).toBeGreaterThan(0.5);
  expect((await headerStyle()).alpha).toBeLessThan(1);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(headerStyle).toEqual({ backdropFilter: 'none', alpha: 0 });
});

test('the skip link is the first Tab stop, and moves the focus past the header @desktop', async ({ page }) => {
  await page.goto('/');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start a project' })).toBeFocused();
});

const directions = {
  Tab: { from: 'Skip to content', motion: 'no-preference', seen: ['marquee-paused'], project: 'desktop' },
  'Shift+Tab': { from: 'grievance@example.com', motion: 'reduce', seen: [], project: 'phone' },
} as const;
for (const [key, { from, motion, seen, project }] of Object.entries(directions)) {
  test(`${key} through the whole page never hides the focused element @${project}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/');
    await page.getByText('Learn More', { exact: true }).click();
    await startAllCarousels(page);
    await page.getByRole('link', { name: from }).focus();
    const names: string[] = [];
    const problems: string[] = [];
    for (let stop = 0; stop < 100; stop++) {
      await page.keyboard.press(key);
      const focus = await readFocusStop(page);
      if (focus?.problem) problems.push(`${focus.name} ${focus.problem}`);
      if (!focus) break;
      names.push(focus.name);
    }
    expect(problems).toEqual([]);
    expect(names.length).toBeGreaterThan(40);
    expect(names).toEqual(expect.arrayContaining(['Subscribe', 'Send Message', 'contact-message', ...seen]));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can reach every link of the header', async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) {
      await openMenuButton(page).tap();
      for (const [label] of [...mainLinks, ...services]) {
        await expect(menu(page).getByRole('link', { name: label })).toBeVisible();
      }
      await closeMenuButton(page).tap();
      await expect(menu(page)).toBeHidden();
      await openMenuButton(page).tap();
      await menu(page).getByRole('link', { name: lastTitle }).tap();
    } else {
      for (const [label] of mainLinks) {
        await expect(header(page).getByRole('link', { name: label, exact: true })).toBeVisible();
      }
      await solutionsButton(page).click();
      for (const [title] of services) {
        await expect(header(page).getByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible();
      }
      await lastSolution(page).click();
    }
    await expect(page).toHaveURL(lastHref);
  });
});
