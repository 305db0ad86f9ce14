import { expect, it } from 'vitest';
import { home, services } from '#content';
import { measureSpeed } from '../../tools/measure/speed.ts';

const addresses = [home, services[0]].map((page) => page?.href ?? '');

/** `npm run measure -- speed` holds the real limits: one load on a busy machine shows only what takes several times as long. */
it('pages keep their scores but that of speed, do not shift, and block for no more than a moment', async () => {
  const measured = await measureSpeed(addresses, { rounds: 1 });
  expect(measured.map(({ address }) => address)).toEqual(addresses);
  for (const { address, scores, shift, blockingMs, mainThreadMs } of measured) {
    expect(scores.slice(1), address).toEqual([100, 100, 100]);
    expect(shift, address).toBe(0);
    expect(mainThreadMs, address).toBeGreaterThan(100);
    expect(blockingMs, address).toBeLessThan(600);
  }
});
