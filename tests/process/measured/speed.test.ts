import { expect, it } from 'vitest';
import { home } from '#content';
import { measureSpeed } from '../../../tools/measure/speed.ts';

const addresses = [home.href];

/** The test loads a page once on a busy machine, so it detects only a page that takes several times as long. `npm run measure -- speed` has the real limits. */
it('the home page has full scores except for speed, does not shift, and blocks only briefly', async () => {
  const measured = await measureSpeed(addresses, 1);
  expect(measured.map(({ address }) => address)).toEqual(addresses);
  for (const { address, blockingMs, mainThreadMs, ...page } of measured) {
    expect(page, address).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100, shift: 0 });
    expect(mainThreadMs, address).toBeGreaterThan(100);
    expect(blockingMs, address).toBeLessThan(600);
  }
});
