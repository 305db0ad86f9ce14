import { describe, expect, it } from 'vitest';
import {
  beards,
  clothes,
  extras,
  hairs,
  type PortraitFeatures,
  portraitPaths,
  portraitSize,
} from './portrait-squares.ts';

const plain: PortraitFeatures = { hair: 'short', clothes: 'shirt', extras: [] };
const names = <Of extends object>(of: Of) => Object.keys(of) as (keyof Of)[];

/** Portraits that differ from the plain one in a single feature. */
const portraits: readonly PortraitFeatures[] = [
  ...names(hairs).map((hair) => ({ ...plain, hair })),
  ...names(beards).map((beard) => ({ ...plain, beard })),
  ...names(clothes).map((worn) => ({ ...plain, clothes: worn })),
  ...names(extras).map((extra) => ({ ...plain, extras: [extra] })),
];

describe('portraitPaths', () => {
  it('draws a different portrait for each feature', () => {
    const drawings = new Set(portraits.map((features) => JSON.stringify(portraitPaths(features))));
    // The list has the plain portrait twice: once for its hair and once for its clothes.
    expect(drawings.size).toBe(portraits.length - 1);
  });

  it('draws the same portrait for the same features', () => {
    expect(portraitPaths({ ...plain, beard: 'full' })).toEqual(portraitPaths({ ...plain, beard: 'full' }));
  });

  it.each(Object.entries({ ...hairs, ...beards, ...clothes, ...extras }))(
    '%s stays inside the picture',
    (_name, layer) => {
      const rows = layer.drawing.trim().split(/\s+/);
      expect(layer.top + rows.length).toBeLessThanOrEqual(portraitSize);
      for (const row of rows) expect(row).toMatch(/^(?:[.sdhkmwl0134]{12}){1,2}$/);
    },
  );

  it('never covers the eyes with hair, a scarf or a cap', () => {
    for (const hair of names(hairs)) {
      const eyes = portraitPaths({ ...plain, hair }).find(({ thread }) => thread === 'portrait-ink');
      expect(eyes?.path).toBe('M9 10h1v1h-1zm5 0h1v1h-1z');
    }
  });
});
