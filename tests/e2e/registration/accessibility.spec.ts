import type { Page } from '@playwright/test';
import { leadsOf } from '../support/leads.ts';
import {
  complete,
  completeButton,
  expectStep,
  expectSuccess,
  failure,
  fillStep,
  fillWizard,
  goToStep,
  internship,
  newRegistration,
  nextButton,
  openWizard,
  placement,
  processingButton,
  setAnswer,
  shownMessages,
  skipProcessing,
} from '../support/registration.ts';
import { blockScript } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.describe('axe finds no violation', () => {
  test.slow();
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // The wizards look alike, so one is tested on a wide screen and the other on a phone.
  for (const [wizard, project] of [
    [internship, '@desktop'],
    [placement, '@phone'],
  ] as const) {
    test(`in each step of ${wizard.path}, empty, wrong and filled in ${project}`, async ({
      page,
      expectAccessible,
    }) => {
      const answers = newRegistration(wizard);
      await openWizard(page, wizard);
      await expectAccessible();
      await fillStep(page, wizard, 1, { name: 'B', email: 'bina@', whatsapp: '9' });
      await nextButton(page).click();
      await expect(shownMessages(page)).toHaveCount(3);
      await expectAccessible('.wizard');
      await goToStep(page, wizard, 2, answers);
      await expectAccessible('.wizard');
      await fillStep(page, wizard, 2, answers);
      await nextButton(page).click();
      await expectStep(page, wizard, 3);
      await expectAccessible('.wizard');
      await fillStep(page, wizard, 3, answers);
      await expectAccessible('.wizard');
    });
  }

  test('while a registration is sent, after a failure, and after it is stored @phone', async ({
    page,
    expectAccessible,
  }) => {
    const wizard = placement;
    await page.clock.install();
    await openWizard(page, wizard);
    await fillWizard(page, wizard, newRegistration(wizard));
    const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
    await page.route(
      `/api/send/${wizard.id}`,
      async (route) => {
        await failing;
        await route.abort();
      },
      { times: 1 },
    );
    await completeButton(page).click();
    await expect(processingButton(page)).toBeVisible();
    await expectAccessible('.wizard');
    await page.clock.fastForward(2000);
    await expect(processingButton(page)).toBeVisible();
    fail();
    await expect(failure(page)).toContainText('No answer from our server');
    await expectAccessible('.wizard, [data-toasts]');
    await complete(page);
    await expectSuccess(page, wizard);
    await page.getByText('Registration Successful!').hover();
    await expectAccessible('.wizard, [data-toasts]');
    await expectSuccess(page, wizard);
  });

  test('without JavaScript, even with every answer wrong @desktop', async ({ page, expectAccessible }) => {
    const wizard = internship;
    await blockScript(page, 'wizard');
    await page.goto(wizard.path);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expectAccessible('.wizard');
    await fillStep(page, wizard, 1, newRegistration(wizard));
    await completeButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration not sent');
    await expectAccessible();
  });
});

const overflowPx = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('at 400 % zoom @desktop', () => {
  // This is a window of 1280 × 1024 px at 400 %.
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  test('nothing of a registration scrolls sideways, and every control is visible', async ({ page, site }) => {
    // Its texts are longer than those of the other one.
    const wizard = placement;
    const answers = newRegistration(wizard);
    await page.clock.install();
    await openWizard(page, wizard);
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    await fillStep(page, wizard, 1, { ...answers, name: 'B' });
    await nextButton(page).click();
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    await goToStep(page, wizard, 3, answers);
    await expect(page.getByRole('heading', { name: wizard.stepHeadings[2] ?? '' })).toBeInViewport({ ratio: 1 });
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    await fillStep(page, wizard, 3, answers);
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    await complete(page);
    await expectSuccess(page, wizard);
    await expect(page.getByText('Registration Successful!')).toBeInViewport({ ratio: 1 });
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    expect(await leadsOf(site, answers)).toHaveLength(1);
  });
});

test.describe('in forced colours @desktop', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the selected card and the focused card differ from the others', async ({ page }) => {
    await openWizard(page, internship);
    await goToStep(page, internship, 3, newRegistration(internship));
    await setAnswer(page, internship, 'domain', 'IoT Development');
    await setAnswer(page, internship, 'mode', 'online');
    const styles = await page
      .getByRole('group', { name: 'Internship Domain' })
      .locator('label')
      .evaluateAll((all) =>
        all.map((card) => {
          const { borderTopColor, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(card);
          return { borderTopColor, outline: `${outlineStyle} ${outlineWidth} ${outlineColor}` };
        }),
      );
    const [selected, ...others] = styles.reverse();
    for (const other of others) {
      expect(other.borderTopColor).not.toBe(selected?.borderTopColor);
      expect(other.outline).toMatch(/^none/);
    }
    expect(selected?.outline).toMatch(/^solid 2px/);
  });
});

test.describe('under reduced motion @desktop', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the wizard shows no animation from the first step to the last', async ({ page }) => {
    await page.clock.install();
    await openWizard(page, placement);
    const animations = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
      );
    expect(await animations()).toEqual([]);
    await fillWizard(page, placement, newRegistration(placement));
    expect(await animations()).toEqual([]);
    await completeButton(page).click();
    expect(await animations()).toEqual([]);
    await skipProcessing(page);
    await expectSuccess(page, placement);
    expect(await animations()).toEqual([]);
  });
});
