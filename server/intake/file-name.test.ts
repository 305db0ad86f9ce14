import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sanitizeFileName } from './file-name.ts';

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['C:\\Users\\Bina\\My CV.pdf', 'My CV.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['/tmp/x/', 'unnamed'],
  ['', 'unnamed'],
  ['.', 'unnamed'],
  ['a/..', 'unnamed'],
  ['.pdf', 'unnamed.pdf'],
  ['.htaccess', 'unnamed.htaccess'],
  ['..cv.pdf', 'cv.pdf'],
  ['\u200d\u200c', 'unnamed'],
  ['\u200d\ufe0f.pdf', 'unnamed.pdf'],
  [' \t ', 'unnamed'],
  ['a\r\nb\0c\u001b[31m.pdf', 'abc[31m.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['a\u200b\u2066\ufeffb\u00ad.pdf', 'ab.pdf'],
  ['a  b\u00a0c.pdf', 'a b c.pdf'],
  ['ক্\u200cষ\u200d.pdf', 'ক্\u200cষ\u200d.pdf'],
  ['résumé (final) 👩🏽‍💻.PDF', 'résumé (final) 👩🏽‍💻.PDF'],
  ['half\ud83d.pdf', 'half\ufffd.pdf'],
])('%j becomes %j', (name, clean) => {
  expect(sanitizeFileName(name)).toBe(clean);
});

it('keeps the extension of a long name', () => {
  expect(sanitizeFileName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`);
  expect([...sanitizeFileName('👋'.repeat(300))]).toHaveLength(120);
});

it('returns a short, single-line name without folders or deceptive characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const clean = sanitizeFileName(name);
      expect([...clean].length).toBeGreaterThan(0);
      expect([...clean].length).toBeLessThanOrEqual(120);
      expect(clean).toMatch(/^[^.]/);
      expect(clean).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      expect(clean.isWellFormed()).toBe(true);
    }),
  );
});
