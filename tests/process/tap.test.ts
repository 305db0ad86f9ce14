import { expect, it } from 'vitest';
import { about, internshipPage, ourWork, showcases } from '#content';
import { onSlowLine, takeWalk } from '../../tools/tap/measure-tap.ts';

/** `npm run tap` holds the real limit: here a busy machine has three tries to be quicker than a line that has to be asked. */
it('on a phone, a link that was in view is fetched ahead of the tap, and opens sooner than between plain documents', async () => {
  const walk = { from: ourWork.href, to: showcases.at(-1)?.href ?? '' };
  await onSlowLine(async (line) => {
    const ratios: number[] = [];
    while (ratios.length < 3 && Math.min(2, ...ratios) >= 1) {
      const plain = await takeWalk(line, walk, { isPlain: true, restMs: 0 });
      const seen = await takeWalk(line, walk, { isPlain: false, restMs: 1000 });
      expect(plain.fetchedAhead).toEqual([]);
      ratios.push(seen.fetchedAhead.includes(walk.to) ? seen.ms / plain.ms : Number.POSITIVE_INFINITY);
    }
    expect(Math.min(...ratios)).toBeLessThan(1);
  });
});

it('what a phone asks for as the finger comes down on a link in the menu is what opens', async () => {
  const walk = { from: about.href, to: internshipPage.href, isInMenu: true };
  const { timesAsked } = await onSlowLine((line) => takeWalk(line, walk, { isPlain: false, restMs: 0 }));
  expect(timesAsked).toBe(1);
});
