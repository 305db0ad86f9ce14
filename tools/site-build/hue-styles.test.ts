import { expect, it } from 'vitest';
import { hex, threadColour } from './hue-styles.ts';

it.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.6279553606, 0.2576833077, 29.2338803, '#ff0000'],
  [0.4520137184, 0.3132143886, 264.0520206, '#0000ff'],
])('turns OKLCH %d %d %d into %s', (lightness, chroma, angle, colour) => {
  expect(hex([lightness, chroma, angle])).toBe(colour);
});

it('gives each hue its thread colours, and uses madder for a page without a hue', () => {
  expect(threadColour(0, 'hue-teal')).not.toBe(threadColour(0, 'hue-plum'));
  expect(threadColour(0, undefined)).toBe(threadColour(0, 'hue-madder'));
});
