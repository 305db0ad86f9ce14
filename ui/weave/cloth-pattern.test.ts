import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weaveCloth } from './cloth-pattern.ts';

const cloths = fc.record({
  seed: fc.string(),
  rows: fc.integer({ min: 3, max: 120 }),
  weave: fc.constantFrom('plain' as const, 'rich' as const),
});

/** The runs of each row: `3 of 8: 5 of 1` begins at square 3 of a period of 8, and has 5 squares of thread 1. */
function rowsOf(cloth: ReturnType<typeof weaveCloth>): string[][] {
  const rows: string[][] = [];
  for (const { period, paths } of cloth) {
    for (const { thread, path } of paths) {
      let [x, y] = [0, 0];
      for (const [, dx, dy, width, height] of path.matchAll(/[mM](-?\d+) (-?\d+)h(\d+)v(\d+)h-\d+z/g)) {
        [x, y] = [x + Number(dx), y + Number(dy)];
        for (let row = y; row < y + Number(height); row++) {
          rows[row] ??= [];
          rows[row]?.push(`${x} of ${period}: ${width} of ${thread}`);
        }
      }
    }
  }
  return rows.map((row) => row.sort());
}

describe('weaveCloth', () => {
  it('fills the height exactly with any seed', () => {
    fc.assert(
      fc.property(cloths, ({ seed, rows, weave }) => {
        const woven = rowsOf(weaveCloth(seed, rows, weave));
        expect(woven).toHaveLength(rows);
        for (const row of woven) expect(row?.length).toBeGreaterThan(0);
      }),
    );
  });

  it('draws the same cloth for the same name, and a different one for a different name', () => {
    expect(weaveCloth('cloud', 40)).toEqual(weaveCloth('cloud', 40));
    expect(weaveCloth('cloud', 40)).not.toEqual(weaveCloth('data', 40));
  });

  it('draws only stripes, ticks and checks on a plain cloth', () => {
    const periods = weaveCloth('long page', 200, 'plain').map(({ period }) => period);
    expect(Math.max(...periods)).toBeLessThanOrEqual(4);
  });

  it('rejects a height of less than 3 rows, or with a fraction', () => {
    expect(() => weaveCloth('x', 2)).toThrow(RangeError);
    expect(() => weaveCloth('x', 4.5)).toThrow(RangeError);
  });
});
