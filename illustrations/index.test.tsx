import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { allServices, type ScreenName, showcases } from '#content';
import { Screen, screens } from './index.tsx';

const names = Object.keys(screens) as ScreenName[];
const sheet = readFileSync(new URL('screens.css', import.meta.url), 'utf8');

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

  test.each(['whole', 'preview'])('%s: has the proportions in the sheet that its view has', (view) => {
    const picture = renderToStaticMarkup(<Screen name={name} alt="" isPreview={view === 'preview'} />);
    const [, w, h] = /^<svg viewBox="0 0 (\d+) (\d+)"/.exec(picture) ?? [];
    const selector = `.screen-${screens[name].shape}${picture.includes('screen-preview') ? '.screen-preview' : ''}`;
    const [, rule] = sheet.split(`\n  ${selector} {\n`);
    expect(rule?.slice(0, rule.indexOf('}'))).toContain(`aspect-ratio: ${w} / ${h};`);
  });
});

describe.each(showcases.map((product) => [product.slug, product.page.hero.picture.screen] as const))(
  'the picture of %s with its three states',
  (_slug, name) => {
    const [first, second, third] = ['How it opens', 'What is next', 'What comes last'];
    const html = renderToStaticMarkup(<Screen name={name} alt={['How it opens', 'What is next', 'What comes last']} />);

    test('has the words of each, and only those of the first without a sheet', () => {
      const words = [...html.matchAll(/<span role="img" aria-label="([^"]*)" class="on-\d"( hidden="")?>/g)];
      expect(words.map(([, label, hidden]) => [label, hidden !== undefined])).toEqual([
        [first, false],
        [second, true],
        [third, true],
      ]);
      expect(/^<div[^>]*><svg[^>]*>/.exec(html)?.[0]).toContain('aria-hidden="true"');
    });

    test('draws each, and hides what the first has not by an attribute', () => {
      const parts = [...html.matchAll(/<svg class="(on-[^"]*)"( display="none")?/g)];
      for (const state of ['on-1', 'on-2', 'on-3'])
        expect(parts.some(([, states = '']) => states.includes(state))).toBe(true);
      for (const [, states = '', hidden] of parts) expect(hidden === undefined, states).toBe(states.includes('on-1'));
    });

    test('is drawn in the first alone where one does not choose', () => {
      expect(renderToStaticMarkup(<Screen name={name} alt="How it opens" />)).not.toMatch(/"on-|display="none"/);
    });
  },
);

test('figures of canopy are invented, so they are of no real district', () => {
  const html = renderToStaticMarkup(<Screen name="gis-analysis" alt="" />);
  expect(html).not.toMatch(/Dhalai|Kamalpur|Ambassa|Chhamanu|Gandacherra/);
});

describe('a preview, as the cards of our work show it', () => {
  const shown = showcases.map(({ page }) => page.hero.picture.screen);

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
