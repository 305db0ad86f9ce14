import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { renderEmail } from './render-email.tsx';
import { sampleEmails } from './sample-emails.ts';

describe.each(Object.entries(sampleEmails))('%s', (_, input) => {
  test('loads no file and runs no script', async () => {
    const { html } = await renderEmail(input);
    const $ = load(html);
    expect($('img, link, script, iframe, svg, object, video, audio, form, input, base').length).toBe(0);
    expect($('[src], [srcset], [background], [poster]').length).toBe(0);
    expect(html).not.toMatch(/url\(|@import|@font-face|expression\(/i);
    expect(html).not.toMatch(/<[^>]+\son\w+=/i);
  });

  test('has a title, a language and both colour schemes, and marks layout tables as presentation', async () => {
    const { html, subject } = await renderEmail(input);
    const $ = load(html);
    expect(html).toMatch(/^<!doctype html>/);
    expect($('html').attr('lang')).toBe('en-IN');
    expect($('title').text()).toBe(subject);
    expect($('meta[name="color-scheme"]').attr('content')).toBe('light dark');
    expect($('h1')).toHaveLength(1);
    expect($('table:not([role="presentation"])').not(':has(th[scope])')).toHaveLength(0);
  });

  test('stays small, and has no style sheet that Gmail drops for its size or nesting', async () => {
    const { html } = await renderEmail(input);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    for (const sheet of load(html)('style')
      .toArray()
      .map((style) => load(style).text())) {
      expect(sheet.match(/@/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(sheet.length).toBeLessThan(8_000);
    }
  });

  test('has a subject of one line that fits on a phone', async () => {
    const { subject } = await renderEmail(input);
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
    expect([...subject].length).toBeLessThanOrEqual(70);
  });

  test('wraps the plain text at 72 characters, with each link on its own line', async () => {
    const { text, html } = await renderEmail(input);
    const lines = text.split('\n');
    expect(lines.filter((line) => [...line].length > 72 && /\S\s+\S/.test(line))).toEqual([]);
    const hrefs = load(html)('a')
      .toArray()
      .map(({ attribs }) => attribs.href ?? '');
    for (const href of hrefs.filter((url) => url.startsWith('https:'))) {
      expect(lines.map((line) => line.trim())).toContain(href);
    }
    expect(text).not.toMatch(/<[a-z]|&[a-z]+;|\n{4}/);
  });
});
