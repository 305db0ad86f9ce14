import { expect, it } from 'vitest';
import { home } from '#content';
import { measureSpeed } from '../../../tools/measure/speed.ts';

const addresses = [home.href];

/** It loads a page only once, on a busy machine, so it finds only a page that takes several times as long. `npm run measure -- speed` has the real limits. */
it('pages reach full scores for all but speed, do not shift, and block only briefly', async () => {
  const measured = await measureSpeed(addresses, { rounds: 1 });
  expect(measured.map(({ address }) => address)).toEqual(addresses);
  for (const { address, blockingMs, mainThreadMs, ...page } of measured) {
    expect(page, address).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100, shift: 0 });
    expect(mainThreadMs, address).toBeGreaterThan(100);
    expect(blockingMs, address).toBeLessThan(600);
  }
});
