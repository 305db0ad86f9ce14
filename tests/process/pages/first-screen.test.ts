import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../server/http/headers.ts';
import { attribute, type Element, select } from '../../../tools/site-build/html-tree.ts';
import { listPages, readBuild, readPage } from '../support/built-pages.ts';

const { inlined } = (await readBuild()).entry.module;
const textOf = ({ children: [child] }: Element) => (child && 'data' in child ? child.data : '');

describe.each(await listPages())('%s', async (address) => {
  const page = await readPage(address);

  it('inlines the styles of its first screen, and links the other stylesheets below it, before a script that delays Firefox', () => {
    const sheets = select(page, 'main link[rel=stylesheet]');
    expect(sheets.filter((sheet) => attribute(sheet, 'href')?.startsWith('/assets/styles-'))).toHaveLength(1);
    // The content of a `template` element is not part of the page.
    expect(select(page, ':not(template) > link[rel=stylesheet]')).toEqual(sheets);
    expect(sheets.at(-1)?.next).toBe(select(page, 'main script:not([type])')[0]);
  });

  it('has only inline styles and scripts that the policy names', () => {
    const scripts = select(page, 'script:not([src], [type="application/ld+json"])').map(textOf);
    expect([...new Set(scripts)].sort()).toEqual([...(inlined?.scripts ?? [])].sort());
    expect(select(page, 'style').map(textOf)).toEqual(inlined?.styles);
  });
});

it('the policy names every inline style and script in a header short enough for static hosts', () => {
  const policy = securityHeaders(true, inlined ?? { styles: [], scripts: [] }, 'https://forms.example.com')[
    'Content-Security-Policy'
  ];
  expect(policy?.match(/'sha256-/g)).toHaveLength(3);
  expect(policy?.length).toBeLessThan(1000);
});
