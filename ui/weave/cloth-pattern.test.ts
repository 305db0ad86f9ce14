import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weaveCloth } from './cloth-pattern.ts';

const cloths = fc.record({
  seed: fc.string(),
  rows: fc.integer({ min: 3, max: 120 }),
  weave: fc.constantFrom('plain' as const, 'rich' as const),
});

describe('weaveCloth', () => {
  it('fills the height exactly, band by band, whatever the seed', () => {
    fc.assert(
      fc.property(cloths, ({ seed, rows, weave }) => {
        let next = 0;
        for (const band of weaveCloth(seed, rows, weave)) {
          expect(band.top).toBe(next);
          expect(band.height).toBeGreaterThan(0);
          expect(band.runs.length).toBeGreaterThan(0);
          next += band.height;
        }
        expect(next).toBe(rows);
      }),
    );
  });

  it('gives one name the same cloth every time, and another name another', () => {
    expect(weaveCloth('cloud', 40)).toEqual(weaveCloth('cloud', 40));
    expect(weaveCloth('cloud', 40)).not.toEqual(weaveCloth('data', 40));
  });

  it('keeps a plain cloth to stripes, ticks and checks', () => {
    const periods = weaveCloth('long page', 200, 'plain').map((band) => band.period);
    expect(Math.max(...periods)).toBeLessThanOrEqual(4);
  });

  it('comes round in every band where it is said to repeat', () => {
    fc.assert(
      fc.property(cloths, ({ seed, rows, weave }) => {
        for (const { period } of weaveCloth(seed, rows, weave, 10)) expect(10 % period).toBe(0);
      }),
    );
    expect(() => weaveCloth('x', 9, 'rich', 12)).toThrow(RangeError);
  });

  it('ends a band where it may be cut across', () => {
    fc.assert(
      fc.property(cloths, ({ seed, rows, weave }) => {
        expect(weaveCloth(seed, rows + 17, weave, undefined, 17).map(({ top }) => top)).toContain(17);
      }),
    );
  });

  it('refuses a height it cannot weave', () => {
    expect(() => weaveCloth('x', 2)).toThrow(RangeError);
    expect(() => weaveCloth('x', 4.5)).toThrow(RangeError);
  });
});
