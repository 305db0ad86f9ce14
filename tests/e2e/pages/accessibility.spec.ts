import type { Page } from '@playwright/test';
import { startAllCarousels } from '../support/carousel.ts';
import { fillContactForm, newAnswers, sendButton } from '../support/contact.ts';
import { readFocusStop } from '../support/focus.ts';
import { leadsOf } from '../support/leads.ts';
import { expect, test } from '../support/test.ts';

// The phone project is 390 px wide, the desktop one 1440. Pages that look different are tested in both, in the light and dark theme.
test.describe('axe finds no violation', () => {
  test.slow();
  // Reduced motion applies from the start, because it does not stop a running animation.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('on the home page with everything unfolded and every carousel started, and then in its menu', async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    await page.goto('/');
    await startAllCarousels(page);
    await page.getByText('Learn More', { exact: true }).click();
    if (isMobile) await page.getByRole('button', { name: 'Know More' }).first().tap();
    await expectAccessible();
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      await expectAccessible('#menu');
    } else {
      await page.getByRole('button', { name: 'Our Solutions' }).press('Enter');
      await expect(page.locator('#solutions')).toBeVisible();
      await expectAccessible('header');
    }
  });

  test('on the not-found page @phone', async ({ page, expectAccessible }) => {
    await page.goto('/nope');
    await expectAccessible();
  });

  test('with a failure next to the button, with wrong answers, and with the newsletter’s reply @phone', async ({
    page,
    expectAccessible,
  }) => {
    await page.route('/api/send/*', (route) => route.abort());
    await page.goto('/');
    await fillContactForm(page, newAnswers());
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('No answer from our server');
    const newsletter = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Newsletter' }) });
    await newsletter.getByLabel('Newsletter e-mail').fill('someone@example.com');
    await expect(newsletter.locator('input[name=_key]')).not.toHaveValue('');
    await newsletter.getByRole('button').press('Enter');
    await expect(newsletter.getByRole('status')).toContainText('No answer from our server');
    await expectAccessible('#contact, footer');
    await page.unroute('/api/send/*');
    await fillContactForm(page, { ...newAnswers(), name: 'x'.repeat(201), message: 'x'.repeat(6000) });
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Not sent: 2 answers need a change');
    await expectAccessible('#contact');
  });

  test('with the success toast and the sent message @desktop', async ({ page, expectAccessible }) => {
    await page.goto('/');
    await fillContactForm(page, newAnswers());
    await sendButton(page).click();
    await page.getByText('What you sent').click();
    await page.getByRole('region', { name: 'Messages' }).getByText('Message Sent!').hover();
    await expectAccessible('#contact, [data-toasts]');
    await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
  });
});

test.describe('at 400 % zoom @desktop', () => {
  // This is a window of 1280 × 1024 px at 400 %.
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  test('nothing scrolls sideways, and a message can be sent', async ({ page, site }) => {
    const answers = newAnswers();
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('link', { name: 'Start a project' }).click();
    await fillContactForm(page, answers);
    await sendButton(page).click();
    const toast = page.getByRole('region', { name: 'Messages' }).getByText('Message Sent!');
    await expect(toast).toBeInViewport({ ratio: 1 });
    // The toast must not cover the focused element.
    const problems: string[] = [];
    for (let stop = 0; stop < 9; stop += 1) {
      await expect(page.locator(':focus')).toBeInViewport();
      problems.push((await readFocusStop(page))?.problem ?? 'no focus');
      await page.keyboard.press('Tab');
    }
    expect(problems.filter(Boolean)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await leadsOf(site, answers)).toHaveLength(1);
  });

  test('a visitor can open the menu, read it to its end, and close it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'IT Academy' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(last).toBeHidden();
  });

  test('a failure shows what to do, and the focused button stays in view', async ({ page }) => {
    await page.route('/api/send/contact', (route) => route.abort());
    await page.goto('/');
    await fillContactForm(page, newAnswers());
    await sendButton(page).click();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('No answer from our server');
    await expect(sendButton(page)).toBeFocused();
    expect(await readFocusStop(page)).toMatchObject({ problem: '' });
    await page.keyboard.press('Shift+Tab');
    await expect(failure.getByRole('link', { name: /^Call/ })).toBeFocused();
    expect(await readFocusStop(page)).toMatchObject({ problem: '' });
  });
});

test.describe('in forced colours @desktop', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('every field and button has a border, and the focused element has a focus ring', async ({ page }) => {
    await page.goto('/');
    await startAllCarousels(page);
    expect(await controlsWithoutBorder(page)).toEqual([]);
    // Without a focus, Chromium starts tabbing where a script last scrolled to.
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    const withoutRing: string[] = [];
    let stops = 0;
    for (; stops < 100; stops++) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
        const isVisible =
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba.* 0\)$/.test(outlineColor);
        return { name: focused.getAttribute('aria-label') ?? focused.textContent, isVisible };
      });
      if (!ring) break;
      if (!ring.isVisible) withoutRing.push(ring.name);
    }
    expect(stops).toBeGreaterThan(40);
    expect(withoutRing).toEqual([]);
  });
});

/** The fields and buttons that do not stand out from the page around them. */
function controlsWithoutBorder(page: Page): Promise<string[]> {
  return page.locator('input:not([type=hidden], .visually-hidden), select, textarea, .button').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
        return !hasBorder || borderTopColor === backgroundColor || /^rgba.* 0\)$/.test(borderTopColor);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}
