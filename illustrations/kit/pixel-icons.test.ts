import { describe, expect, it } from 'vitest';
import { iconSize, type PixelIconName, pixelIconPaths, pixelIcons } from './pixel-icons.ts';

const names = Object.keys(pixelIcons) as PixelIconName[];
const rowsOf = (name: PixelIconName) => pixelIcons[name].drawing.trim().split(/\s+/);

describe('the pixel icons', () => {
  it.each(names)('%s has 16 rows of 16 characters of the legend', (name) => {
    const rows = rowsOf(name);
    expect(rows).toHaveLength(iconSize);
    for (const row of rows) expect(row).toMatch(/^[.#o@]{16}$/);
    expect(pixelIconPaths(name).length).toBeGreaterThan(1);
  });

  it('have different drawings and different meanings', () => {
    expect(new Set(names.map((name) => rowsOf(name).join())).size).toBe(names.length);
    expect(new Set(names.map((name) => pixelIcons[name].means)).size).toBe(names.length);
  });
});
