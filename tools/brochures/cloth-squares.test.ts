import { expect, test } from 'vitest';
import { clothSquares } from './cloth-squares.ts';

test('a cloth fills its width and hangs over nowhere, whatever its figures', () => {
  for (const columns of [20, 37, 84]) {
    const stretches = clothSquares('any', 60, columns).flatMap((each) => each.stretches);
    expect(Math.min(...stretches.map(({ x }) => x))).toBe(0);
    expect(Math.max(...stretches.map(({ x, width }) => x + width))).toBe(columns);
    expect(Math.max(...stretches.map(({ y, height }) => y + height))).toBe(60);
  }
});

test('no two stretches of a cloth lie over each other', () => {
  const seen = new Set<string>();
  for (const { x, y, width, height } of clothSquares('any', 60, 84).flatMap((each) => each.stretches)) {
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) {
        expect(seen.has(`${column} ${row}`)).toBe(false);
        seen.add(`${column} ${row}`);
      }
    }
  }
});
