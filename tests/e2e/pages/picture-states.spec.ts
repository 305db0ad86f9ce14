import type { Locator } from '@playwright/test';
import { products } from '#content';
import { expect, test } from '../support/test.ts';

/** Whether a visible picture has loaded. */
const hasLoaded = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);

const product = products.find(({ slug }) => slug === 'crm-suite');
if (!product?.page.hero.picture.states) throw new Error('the product of this journey has no states');
const { href, page: content } = product;
const { alt, states } = product.page.hero.picture;
const [agreed, won] = states.others;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the arrow keys select the state of a product’s picture, and only that state is read out @phone', async ({
    page,
  }) => {
    await page.goto(href);
    const choice = page.getByRole('group', { name: states.legend });
    const radio = (name: string) => choice.getByRole('radio', { name });
    const expectPicture = async (expected: string) => {
      for (const text of [alt, agreed.alt, won.alt]) {
        await expect(page.getByRole('img', { name: text })).toHaveCount(text === expected ? 1 : 0);
      }
    };
    await expect(radio(states.firstLabel)).toBeChecked();
    await expectPicture(alt);
    await page.getByRole('link', { name: content.hero.actions.at(-1)?.label ?? '' }).focus();
    await page.keyboard.press('Tab');
    await expect(radio(states.firstLabel)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(radio(agreed.label)).toBeChecked();
    await expectPicture(agreed.alt);
    await expect.poll(() => hasLoaded(page.getByRole('img', { name: agreed.alt }))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expectPicture(won.alt);
    await expect.poll(() => hasLoaded(page.getByRole('img', { name: won.alt }))).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(choice).toBeHidden();
    await expectPicture(alt);
  });

  test('the controls of a picture are large enough for a finger @phone', async ({ page }) => {
    for (const { href: address, page: content } of products) {
      await page.goto(address);
      const labels = page.locator('.state-choice label');
      if (content.hero.picture.states) await expect(labels.first()).toBeVisible();
      for (const label of await labels.all()) {
        const box = await label.boundingBox();
        expect(box?.height, address).toBeGreaterThanOrEqual(44);
        expect(box?.width, address).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('every picture of a page follows the visitor’s theme @desktop', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(href);
      const pictures = page.locator('main img.screen').filter({ visible: true });
      expect(await pictures.count()).toBeGreaterThan(2);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => hasLoaded(picture)).toBe(true);
        expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`-${colorScheme}-`);
      }
    }
  });
});

test('the page loads a state only when the visitor selects it @desktop', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => files.add(request.url().replace(/^.*\/|-[\w-]{8}\.svg$/g, '')));
  await page.goto(href);
  await page.waitForLoadState('networkidle');
  const stateFiles = () => [...files].filter((file) => file.startsWith('crm-window'));
  expect(stateFiles()).toEqual(['crm-window-light']);
  await page.getByRole('radio', { name: agreed.label }).check();
  await expect.poll(stateFiles).toEqual(['crm-window-light', 'crm-window-2-light']);
});

test('a figure uses its phone layout in a narrow window, and its wide layout in a wide one @desktop', async ({
  page,
}) => {
  await page.goto('/services/cloud-solutions');
  const figure = page.locator('.figure img');
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-wide-');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-tall-');
});
