import { beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { SiteServer } from '../e2e/support/site-server.ts';
import type { Browser } from './browsers.ts';
import type { WindowOptions } from './drivers/driver.ts';
import { journeys } from './journeys.ts';
import { narrowCloth, ornaments } from './ornaments.ts';
import { Page } from './page.ts';
import { backgroundOf, expectPainted } from './paint.ts';
import { saveScreenshot } from './screenshots.ts';

/** Declares the tests of a browser: its visitors can complete the journeys, and it paints the decorations of the stylesheets. */
export function testBrowser({ name, path, launch }: Browser): void {
  let site: SiteServer;
  let page: Page;

  const launchWith = (options: WindowOptions) => {
    beforeAll(async () => {
      const driver = await launch(path ?? '', options);
      page = new Page(driver, site.origin);
      return () => driver.close();
    });
    beforeEach(({ task }) => {
      onTestFailed(async () => saveScreenshot(task.name, name, await page.driver.screenshot()));
    });
  };

  describe.skipIf(!path)(name, () => {
    beforeAll(async () => {
      site = await SiteServer.start();
      return () => site.remove();
    });

    describe('in the light theme', () => {
      launchWith({ isDark: false });

      for (const { title, run } of journeys) {
        test(title, async () => {
          await page.driver.restart();
          await run(page, site);
        });
      }

      for (const ornament of ornaments) {
        test(`paints ${ornament.name}`, () => expectPainted(page, ornament));
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

      test('paints a dark page and its threads', async () => {
        const [ornament] = ornaments;
        if (!ornament) throw new Error('no ornament');
        await expectPainted(page, ornament);
        expect(Math.max(...(await backgroundOf(page)))).toBeLessThan(64);
      });
    });
  });
}
