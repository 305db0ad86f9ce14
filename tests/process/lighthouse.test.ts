import { expect, it } from 'vitest';
import { home, services } from '#content';
import { measureBesideLimit } from '../../tools/lighthouse/beside-limit.ts';

const pages = [home.href, services[0]?.href ?? ''].map((address) => ({ address, isListed: true }));

/** `npm run lighthouse` holds the real limits: one round on a busy machine shows only what takes several times as long. */
it('pages paint in no more than three times their words’ time, without a shift, and lose no other points', async () => {
  const measured = await measureBesideLimit(pages, 1);
  for (const { address, page, limit } of measured) {
    const [speed] = page;
    const [words] = limit;
    if (!speed || !words) throw new Error(`${address}: not measured`);
    const [, ...scores] = speed.scores;
    expect(scores, `${address}: ${speed.lost}`).toEqual([100, 100, 100]);
    expect(speed.shift, address).toBe(0);
    expect(speed.mainThreadMs, address).toBeGreaterThan(100);
    expect(speed.blockedMs, address).toBeLessThan(speed.mainThreadMs / 2);
    expect(speed.firstPaintMs / words.firstPaintMs, address).toBeLessThan(3);
    expect(speed.largestPaintMs / words.largestPaintMs, address).toBeLessThan(3);
  }
});
