import { showcases } from '#content';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const product = showcases.find(({ slug }) => slug === 'crm-suite');
if (!product?.page.hero.picture.states) throw new Error('the product of this journey has no states');
const { href, page: content } = product;
const { alt, states } = product.page.hero.picture;
const [agreed, won] = states.others;

test('the arrow keys choose what the picture of a product shows, and only that is read out, without JavaScript', async ({
  page,
}) => {
  await page.goto(href);
  const choice = page.getByRole('group', { name: states.legend });
  const radio = (name: string) => choice.getByRole('radio', { name });
  const drawn = (words: string) => page.locator('.page-hero svg').getByText(words, { exact: true });
  const shows = async (words: string) => {
    for (const each of [alt, agreed.alt, won.alt]) {
      await expect(page.getByRole('img', { name: each })).toHaveCount(each === words ? 1 : 0);
    }
  };
  await expect(radio(states.first)).toBeChecked();
  await shows(alt);
  await expect(drawn('Order signed')).toBeHidden();

  await page.getByRole('link', { name: content.hero.actions.at(-1)?.label ?? '' }).focus();
  await page.keyboard.press('Tab');
  await expect(radio(states.first)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(radio(agreed.label)).toBeChecked();
  await shows(agreed.alt);
  // A phone shows half of the picture: the half that has changed.
  await drawn('Sign the order').scrollIntoViewIfNeeded();
  await expect(drawn('Sign the order')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowRight');
  await shows(won.alt);
  await expect(drawn('Order signed')).toBeVisible();
  await expect(drawn('Sign the order')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(choice).toBeHidden();
  await expect(drawn('Call on price terms')).toBeVisible();
  await expect(drawn('Order signed')).toBeHidden();
  await shows(alt);
});

test('what one chooses is large enough for a finger @phone', async ({ page }) => {
  for (const { href: address } of showcases) {
    await page.goto(address);
    for (const label of await page.locator('.state-choice label').all()) {
      const box = await label.boundingBox();
      expect(box?.height, address).toBeGreaterThanOrEqual(44);
      expect(box?.width, address).toBeGreaterThanOrEqual(44);
    }
  }
});
