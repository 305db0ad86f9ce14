import { expect, it } from 'vitest';
import { limitPageOf } from './limit-page.ts';

const html = `<!doctype html><html><head><title>Cloud &amp; more</title><meta name="description" content="Say &quot;hello&quot;">
<link rel="stylesheet" href="/a.css"><script src="/a.js"></script></head><body><nav><a href="/">Home</a></nav>
<main><h1>Cloud <em>now</em></h1><p>From 1 &lt; 2</p><svg><text>drawn</text></svg><img src="/a.png" alt=""></main>
<script>run()</script></body></html>`;

it('says all that the page says, in its order, and asks for nothing', () => {
  const page = limitPageOf(html);
  expect(page).toContain('<p>Home</p>\n<h1>Cloud now</h1>\n<p>From 1 &lt; 2</p>\n</main>');
  expect(page).toContain('<title>Cloud &amp; more</title><meta name="description" content="Say &quot;hello&quot;">');
  expect(page).not.toMatch(/src=|href=|<script|url\(|drawn/);
});

it('refuses what is no page', () => {
  expect(() => limitPageOf('<p>words</p>')).toThrow('needs a title');
});
