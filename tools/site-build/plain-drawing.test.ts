import { expect, it } from 'vitest';
import { dark, inverse, light } from '../../ui/colours.ts';
import { hex, threadColour } from './dye.ts';
import { plainDrawing } from './plain-drawing.ts';

const sheet = `
.screen text { fill: var(--ink); font: 400 13px var(--text); }
.screen .s-title { font: 680 16.5px var(--display); }
.screen .s-card, .screen .s-note { fill: var(--on-accent); stroke: oklch(var(--thread-0) var(--hue)); stroke-width: 2; }
@media (prefers-color-scheme: dark) {
  .screen .s-card { fill: black; }
}
@supports (color: color-mix(in oklab, red, red)) {
  .screen .s-tint { fill: color-mix(in oklab, var(--ink) 100%, var(--raised)); }
}
.screen .s-odd { fill: lab(50 0 0); }`;

const drawn = (inner: string) =>
  plainDrawing(`<svg class="screen hue-teal">${inner}</svg>`, [sheet]).replace(/^<svg[^>]*>|<\/svg>$/g, '');

it('writes colours of the light theme and of the nearest dye into each element', () => {
  const thread = (hue: string) => threadColour(0, `hue-${hue}`);
  expect(drawn('<rect class="s-card"/>')).toBe(
    `<rect fill="${hex(light.onAccent.oklch)}" stroke="${thread('teal')}" stroke-width="2"/>`,
  );
  expect(drawn('<g class="hue-plum"><rect class="s-note"/></g>')).toContain(`stroke="${thread('plum')}"`);
  expect(drawn('<g class="inverse"><text class="x">a</text></g>')).toContain(`fill="${hex(inverse.ink.oklch)}"`);
  expect(drawn('<rect class="s-tint"/>')).toBe(`<rect fill="${hex(light.ink.oklch)}"/>`);
});

it('writes those of the dark theme where it is asked for', () => {
  const svg = plainDrawing('<svg><text class="x">a</text><g class="inverse"><text>b</text></g></svg>', [sheet], 'dark');
  expect(svg).toContain(`<text fill="${hex(dark.ink.oklch)}"`);
  expect(svg).toContain(`<g><text fill="${hex(inverse.ink.oklch)}"`);
});

it('sets words in their face, weight and size', () => {
  expect(drawn('<text class="s-title">a</text>')).toContain(
    'font-weight="680" font-size="16.5px" font-family="Bricolage Grotesque 96pt ExtraBold"',
  );
});

it('names a colour that it does not know', () => {
  expect(() => drawn('<rect class="s-odd"/>')).toThrow('lab(50 0 0)');
});
