import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { allServices, type ScreenName, showcases } from '#content';
import { Screen, screens } from './index.tsx';

const names = Object.keys(screens) as ScreenName[];

test('content shows every screen there is', () => {
  const said = JSON.stringify([allServices, showcases]);
  expect(names.filter((name) => !said.includes(`"screen":"${name}"`))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const alt = `What ${name} shows, “in words” & <signs>`;
  const html = renderToStaticMarkup(<Screen name={name} alt={alt} />);
  const [root = ''] = html.match(/^<svg[^>]*>/) ?? [];

  test('is one picture with its words', () => {
    expect(root).toContain('role="img"');
    const label = /aria-label="([^"]*)"/.exec(root)?.[1];
    expect(label?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(alt);
    expect(html.match(/role="img"/g)).toHaveLength(1);
  });

  test('has no style attribute: the content security policy allows none', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('has no id, so that it may stand twice on a page', () => {
    expect(html).not.toMatch(/\sid=/);
  });

  test('is of the shape it is listed with', () => {
    expect(root).toContain(`class="screen screen-${screens[name].shape} `);
  });
});

test('figures of canopy are invented, so they are of no real district', () => {
  const html = renderToStaticMarkup(<Screen name="gis-analysis" alt="" />);
  expect(html).not.toMatch(/Dhalai|Kamalpur|Ambassa|Chhamanu|Gandacherra/);
});

describe('a preview, as the cards of our work show it', () => {
  const shown = showcases.flatMap(({ page }) => page.hero.picture?.screen ?? []);

  test.each(shown)('of %s weighs three quarters of the whole at most, and is named like it', (name) => {
    const whole = renderToStaticMarkup(<Screen name={name} alt="What it shows" />);
    const preview = renderToStaticMarkup(<Screen name={name} alt="What it shows" isPreview />);
    expect(preview.length).toBeLessThan(0.75 * whole.length);
    expect(preview).toMatch(/^<svg[^>]* aria-label="What it shows" class="screen [^"]* screen-preview"/);
  });

  test('of a drawing that has none is the whole drawing', () => {
    const whole = renderToStaticMarkup(<Screen name="gis-analysis" alt="Canopy" />);
    expect(renderToStaticMarkup(<Screen name="gis-analysis" alt="Canopy" isPreview />)).toBe(whole);
  });
});
