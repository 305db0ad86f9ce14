import { beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { SiteServer } from '../e2e/support/site-server.ts';
import type { Browser } from './browsers.ts';
import type { Setting } from './drivers/driver.ts';
import { journeys } from './journeys.ts';
import { narrowCloth, ornaments } from './ornaments.ts';
import { Page } from './page.ts';
import { expectPainted, groundOf } from './paint.ts';
import { keepPicture } from './pictures.ts';

/** Tests that the journeys succeed in a browser, and that it paints the decorations of the stylesheets. */
export function testBrowser({ name, path, launch }: Browser): void {
  let site: SiteServer;
  let page: Page;

  const launchWith = (setting: Setting) => {
    beforeAll(async () => {
      const driver = await launch(path ?? '', setting);
      page = new Page(driver, site.origin);
      return () => driver.close();
    });
    beforeEach(({ task }) => {
      onTestFailed(async () => void (await keepPicture(`failed/${task.name}`, name, await page.driver.picture())));
    });
  };

  describe.skipIf(!path)(name, () => {
    beforeAll(async () => {
      site = await SiteServer.start();
      return () => site.remove();
    });

    describe('in the light theme', () => {
      launchWith({ isDark: false });
      beforeEach(() => page.driver.restart());

      for (const { title, walk } of journeys) test(title, () => walk(page, site));

      for (const ornament of ornaments) {
        test(`paints ${ornament.what}`, () => expectPainted(page, ornament));
      }
    });

    describe('in a narrow window', () => {
      launchWith({ widthPx: 480 });

      test('shows a page with its picture', async () => {
        await page.open('/work/pos-plus');
        expect(await page.evaluate(() => innerWidth)).toBeLessThan(768);
        const isShown = () => {
          const picture = document.querySelector<HTMLImageElement>('main img.screen');
          return picture?.complete && picture.naturalWidth > 0 && picture.checkVisibility();
        };
        await expect.poll(() => page.evaluate(isShown)).toBe(true);
        await expectPainted(page, narrowCloth);
      });
    });

    describe('in the dark theme', () => {
      launchWith({ isDark: true });

      test('paints a dark page with its threads', async () => {
        const [ornament] = ornaments;
        if (!ornament) throw new Error('no ornament');
        await expectPainted(page, ornament);
        expect(Math.max(...(await groundOf(page)))).toBeLessThan(64);
      });
    });
  });
}
