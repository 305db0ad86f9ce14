import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { allServices, type DraftName, technologies } from '#content';
import { drafts } from './index.tsx';

const names = Object.keys(drafts) as DraftName[];
const bands = [...allServices, ...technologies].flatMap(({ page }) => page.bands);

test('content shows every draft there is', () => {
  const said = JSON.stringify([allServices, technologies]);
  expect(names.filter((name) => !said.includes(`"figure":"${name}"`))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const Drawing = drafts[name];
  const html = renderToStaticMarkup(<Drawing alt="What it tells" />);
  const isBeside = bands.some(
    (band) => band.kind === 'figure' && band.figure === name && band.arrangement === 'beside',
  );
  const sheets = html.split('</svg>').slice(0, -1);

  test('is drawn across the page or beside its steps, and down a phone, each named by what it tells', () => {
    expect(
      sheets.map((sheet) => sheet.match(/^<svg viewBox="0 0 (\d+) \d+" role="img" aria-label="([^"]*)"/)?.slice(1)),
    ).toEqual([
      [isBeside ? '640' : expect.stringMatching(/^(?:1200|752)$/), 'What it tells'],
      ['352', 'What it tells'],
    ]);
  });

  test('says the same in both', () => {
    const [wide, tall] = sheets.map(wordsOf);
    expect(tall).toEqual(wide);
  });

  test('weighs 6 KB at most, packed', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(6 * 1024);
  });

  test('draws no words along the scroll: they are there to be read from the start', () => {
    expect(html).not.toMatch(/<text[^>]*drawn/);
    expect(html).not.toMatch(/<g class="drawn(?:(?!<\/g>).)*<text/);
  });

  test('has neither a style nor an id', () => {
    expect(html).not.toMatch(/\s(?:style|id)=/);
  });
});

/** Every word that is set in a drawing, once, in the order of the alphabet. */
function wordsOf(sheet: string): string[] {
  const words = [...sheet.matchAll(/>([^<]+)</g)].flatMap(([, text = '']) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words)].sort();
}
