import { describe, expect, it } from 'vitest';
import { type PictogramName, pictogramPaths, pictogramSize, pictograms } from './pictograms.ts';

const names = Object.keys(pictograms) as PictogramName[];
const rowsOf = (name: PictogramName) => pictograms[name].drawing.trim().split(/\s+/);

describe('the pictograms', () => {
  it.each(names)('%s fills its square of 16 rows of 16, in the threads of the legend', (name) => {
    const rows = rowsOf(name);
    expect(rows).toHaveLength(pictogramSize);
    for (const row of rows) expect(row).toMatch(/^[.#o@]{16}$/);
    expect(pictogramPaths(name).length).toBeGreaterThan(1);
  });

  it('are all different, and so is what they mean', () => {
    expect(new Set(names.map((name) => rowsOf(name).join())).size).toBe(names.length);
    expect(new Set(names.map((name) => pictograms[name].means)).size).toBe(names.length);
  });
});
