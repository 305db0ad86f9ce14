import { beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { SiteServer } from '../e2e/support/site-server.ts';
import type { Browser } from './browsers.ts';
import type { Setting } from './drivers/driver.ts';
import { journeys } from './journeys.ts';
import { narrowCloth, ornaments } from './ornaments.ts';
import { Page } from './page.ts';
import { expectPainted, groundOf } from './paint.ts';
import { keepPicture } from './pictures.ts';

/** Tests that the journeys end well in a browser, and that it paints what stylesheets draw. */
export function walkIn({ name, path, launch }: Browser): void {
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

    describe('by day', () => {
      launchWith({ isDark: false });
      beforeEach(() => page.driver.restart());

      for (const { title, walk } of journeys) test(title, () => walk(page, site));

      for (const ornament of ornaments) {
        test(`${ornament.what}: painted`, () => expectPainted(page, ornament));
      }
    });

    describe('in a narrow window', () => {
      launchWith({ widthPx: 480 });

      test('a page comes whole, its picture too', async () => {
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

      test('the page is dark, and its threads are painted', async () => {
        const [ornament] = ornaments;
        if (!ornament) throw new Error('no ornament');
        await expectPainted(page, ornament);
        expect(Math.max(...(await groundOf(page)))).toBeLessThan(64);
      });
    });
  });
}
