import { brandMark } from '../../ui/brand-mark.ts';
import { dark, light } from '../../ui/colours.ts';

const { rings, eye } = brandMark;

const svg = (attributes: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>\n`;

/** The brand mark without a background. Its colours follow the theme of the browser. */
export function themedMark(): string {
  const colours = ({ accent, ink }: { accent: { plain: string }; ink: { plain: string } }) =>
    `path{fill:${accent.plain}}.e{fill:${ink.plain}}`;
  const style = `<style>${colours(light)}@media (prefers-color-scheme:dark){${colours(dark)}}</style>`;
  const attributes = 'viewBox="0 0 13 13" shape-rendering="crispEdges" role="img" aria-label="A woven diamond"';
  return svg(attributes, `${style}<path d="${rings}"/><path class="e" d="${eye}"/>`);
}

const lightPaths = `<path fill="${light.accent.plain}" d="${rings}"/><path fill="${light.ink.plain}" d="${eye}"/>`;

/** The brand mark in the colours of the light theme, without a background. */
export const lightMark = svg('viewBox="0 0 13 13" shape-rendering="crispEdges"', lightPaths);

/** The brand mark on a light background with a margin, as SVG. @param size in pixels */
export function icon(size: number): string {
  const inner = `<rect width="16" height="16" fill="${light.ground.plain}"/><g transform="translate(1.5 1.5)">${lightPaths}</g>`;
  const style = `display:block;width:${size}px`;
  return svg(`viewBox="0 0 16 16" shape-rendering="crispEdges" style="${style}"`, inner);
}

/** Wraps one PNG of 32 by 32 pixels as an .ico, for clients that request /favicon.ico without reading the page. */
export function ico(png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
