import { launch } from 'puppeteer-core';
import { inFolder, pathOf, startProgram } from '../bench/run-programs.ts';
import { installChromium } from '../chromium/install.ts';
import { locateChromium } from '../chromium/locate.ts';
import type { PageText } from '../site-build/page-text.ts';
import { clientDir } from '../site-build/paths.ts';
import { measurePage, measurePaints, type Paints, type Speed } from './measure-page.ts';
import { serveLimitPages } from './serve-limit-pages.ts';

/** One page and its limit page, as often as they were measured. */
export interface Measured {
  readonly address: string;
  readonly page: readonly Speed[];
  readonly limit: readonly Paints[];
}

/**
 * Measures pages of the last build beside their limit pages, in turn, so that what else the machine does meets both.
 * @param onRound told of each round, from 1 on, and of its seconds
 * @throws Error if there is no Chromium, or Lighthouse cannot load or judge a page
 */
export const measureBesideLimit = (
  pages: readonly Pick<PageText, 'address' | 'isListed'>[],
  rounds: number,
  onRound?: (round: number, seconds: number) => void,
): Promise<Measured[]> =>
  inFolder(async (folder) => {
    const executablePath = locateChromium() ?? installChromium();
    if (!executablePath) throw new Error('No Chromium: install one, or set CHROMIUM to its path.');
    await using stack = new AsyncDisposableStack();
    const site = await startProgram(pathOf('../../server/main.ts'), { PORT: '0', DATA_DIR: folder }, folder);
    stack.defer(() => site.stop());
    const limits = await serveLimitPages(
      clientDir,
      pages.map(({ address }) => address),
    );
    stack.defer(() => limits.stop());
    const browser = await launch({ executablePath, args: ['--no-sandbox'] });
    stack.defer(() => browser.close());
    const measured = pages.map((each) => ({ ...each, page: [] as Speed[], limit: [] as Paints[] }));
    for (let round = 1; round <= rounds; round += 1) {
      const begun = performance.now();
      for (const { address, isListed, page, limit } of measured) {
        limit.push(await measurePaints(browser, limits.origin + address));
        page.push(await measurePage(browser, site.origin + address, isListed));
      }
      onRound?.(round, (performance.now() - begun) / 1000);
    }
    return measured;
  });
