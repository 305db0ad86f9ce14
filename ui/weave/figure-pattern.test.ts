import { describe, expect, it } from 'vitest';
import { figureSize, weaveFigures } from './figure-pattern.ts';

describe('weaveFigures', () => {
  it('draws as many as asked for, no two alike up to nine', () => {
    const figures = weaveFigures('crm', 9).map((runs) => runs.map((run) => run.path).join(' '));
    expect(new Set(figures).size).toBe(9);
    expect(weaveFigures('crm', 20)).toHaveLength(20);
  });

  it('gives one name the same figures every time, and another name others', () => {
    expect(weaveFigures('hotel', 6)).toEqual(weaveFigures('hotel', 6));
    expect(weaveFigures('hotel', 6)).not.toEqual(weaveFigures('till', 6));
  });

  it('keeps every figure inside its square and uses two threads or more', () => {
    for (const runs of weaveFigures('any', 9)) {
      expect(runs.length).toBeGreaterThan(1);
      for (const { path } of runs) {
        for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
          expect(Number(x) + Number(length)).toBeLessThanOrEqual(figureSize);
          expect(Number(y)).toBeLessThan(figureSize);
        }
      }
    }
  });
});
