import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { allServices, showcases } from '#content';
import { isPhone, Screen, screenNames } from './index.tsx';

describe('content', () => {
  const named = [...allServices, ...showcases].flatMap(namesIn);

  test('names screens', () => {
    expect(new Set(named.map(({ screen }) => screen)).size).toBeGreaterThan(14);
  });

  test.each(named)('$by: $screen is drawn', ({ screen }) => {
    expect(screenNames).toContain(screen);
  });

  test('shows every screen there is', () => {
    expect(screenNames.filter((name) => !named.some(({ screen }) => screen === name))).toEqual([]);
  });
});

describe.each(screenNames)('%s', (name) => {
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

  test('is a phone if it is called one', () => {
    expect(root.includes('viewBox="0 0 300 620"')).toBe(isPhone(name));
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

test('a name that nobody drew is refused, with those there are', () => {
  expect(() => renderToStaticMarkup(<Screen name="no-such-screen" alt="" />)).toThrow(/no-such-screen.*crm-window/);
});

interface Named {
  readonly by: string;
  readonly screen: string;
}

/** Every screen that an entry names, however deep. */
function namesIn(entry: { readonly slug: string }): Named[] {
  const walk = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, item]) =>
      key === 'screen' && typeof item === 'string' ? [item] : walk(item),
    );
  };
  return [...new Set(walk(entry))].map((screen) => ({ by: entry.slug, screen }));
}
