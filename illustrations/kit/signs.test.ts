import { describe, expect, it } from 'vitest';
import { iconSize, type SpriteIconName, signPaths, signs } from './signs.ts';

const names = Object.keys(signs) as SpriteIconName[];
const rowsOf = (name: SpriteIconName) => signs[name].drawing.trim().split(/\s+/);

describe('the signs', () => {
  it.each(names)('%s fills its square of 16 rows of 16, in the threads of the legend', (name) => {
    const rows = rowsOf(name);
    expect(rows).toHaveLength(iconSize);
    for (const row of rows) expect(row).toMatch(/^[.#o@]{16}$/);
    expect(signPaths(name).length).toBeGreaterThan(1);
  });

  it('are all different, and so is what they mean', () => {
    expect(new Set(names.map((name) => rowsOf(name).join())).size).toBe(names.length);
    expect(new Set(names.map((name) => signs[name].means)).size).toBe(names.length);
  });
});
