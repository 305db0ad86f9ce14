import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { navigation } from '#content';
import { renderEmail } from './render-email.tsx';

test('has a button to confirm and a link to unsubscribe, and describes the newsletter', async () => {
  const { html, text, subject } = await renderEmail({
    kind: 'confirmation',
    origin: 'https://www.example.com',
    confirmHref: 'https://www.example.com/link/yes',
    unsubscribeHref: 'https://www.example.com/link/no',
  });
  const $ = load(html);
  const hrefs = $('a')
    .toArray()
    .map(({ attribs }) => attribs.href);
  expect(hrefs.slice(0, 2)).toEqual(['https://www.example.com/link/yes', 'https://www.example.com/link/no']);
  expect($('body').text()).toContain(navigation.footer.newsletter.intro);
  for (const end of ['yes', 'no'])
    expect(text).toMatch(new RegExp(`^ {2}https://www\\.example\\.com/link/${end}$`, 'm'));
  expect(subject).toBe('Unakoti newsletter: please confirm');
});
