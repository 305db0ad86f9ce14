import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { measurePage } from './page-weight.ts';

test('adds up page, styles, scripts, fonts and pictures', async () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/text.woff2">' +
    '<link rel="icon" href="/icon.svg"><img src="/map.png"><script type="module" src="/a.js"></script>';
  const dir = await temporaryFolder({
    'index.html': html,
    'a.css': 'b{c:d}',
    'a.js': 'a()',
    'text.woff2': '12345678',
    'icon.svg': '<svg/>',
    'map.png': '1234',
  });
  expect(await measurePage(dir, 'index.html')).toEqual({
    html: html.length,
    css: 6,
    script: 3,
    allScript: 3,
    font: 8,
    other: 10,
    total: html.length + 6 + 3 + 8 + 10,
    elements: 8,
  });
});

test('counts the fonts of inline styles', async () => {
  const html = '<style>@font-face{font-family:A;src:url(/text.woff2);unicode-range:U+20B9}</style>₹';
  const dir = await temporaryFolder({ 'index.html': html, 'text.woff2': '12345678' });
  expect(await measurePage(dir, 'index.html')).toMatchObject({ html: Buffer.byteLength(html), font: 8 });
});

test('counts a print stylesheet as another file', async () => {
  const dir = await temporaryFolder({
    'index.html': '<link rel="stylesheet" media="print" href="/print.css">',
    'print.css': 'b{c:d}',
  });
  expect(await measurePage(dir, 'index.html')).toMatchObject({ css: 0, other: 6 });
});

test('counts the size of the compressed file, if it exists', async () => {
  const dir = await temporaryFolder({ 'index.html': '<p>long</p>', 'index.html.br': '123' });
  expect((await measurePage(dir, 'index.html')).html).toBe(3);
});

test('counts each import once, and dynamic imports only in the sum of all scripts', async () => {
  const dir = await temporaryFolder({
    'index.html': '<script type="module" src="/assets/a.js"></script>',
    'assets/a.js': 'import"./b.js";import"./c.js";import(`./d.js`)',
    'assets/b.js': 'import"./c.js"',
    'assets/c.js': 'export*from"./b.js"',
    'assets/d.js': 'import"./e.js"',
    'assets/e.js': '12345',
  });
  const { script, allScript } = await measurePage(dir, 'index.html');
  expect(script).toBe(46 + 14 + 19);
  expect(allScript).toBe(46 + 14 + 19 + 14 + 5);
});

test('counts a font that the page preloads, and one with a unicode-range that the page needs', async () => {
  const css =
    '@font-face{src:url(/text.woff2)}' +
    '@font-face{src:url("/rupee.woff2") format("woff2");unicode-range:U+20B9}' +
    '@font-face{src:local("B"),url(/bengali.woff2);unicode-range:U+0964-0965, U+0980-09FF}';
  const link = '<link rel="preload" as="font" href="/text.woff2"><link rel="stylesheet" href="/a.css">';
  const dir = await temporaryFolder({
    'a.css': css,
    'text.woff2': '1',
    'rupee.woff2': '12',
    'bengali.woff2': '123',
    'index.html': link,
    'price/index.html': `${link}₹4,000`,
    'entity/index.html': `${link}&#x20B9;`,
    'bn/index.html': '<link rel="stylesheet" href="/a.css"><body>ফি</body>',
    'switch/index.html': `${link}<body><a lang="bn">বাংলা</a></body>`,
  });
  expect((await measurePage(dir, 'index.html')).font).toBe(1);
  expect((await measurePage(dir, 'price/index.html')).font).toBe(3);
  expect((await measurePage(dir, 'entity/index.html')).font).toBe(3);
  expect((await measurePage(dir, 'bn/index.html')).font).toBe(3);
  expect((await measurePage(dir, 'switch/index.html')).font).toBe(1);
});

test('counts a sprite once, and no lazy picture', async () => {
  const dir = await temporaryFolder({
    'index.html':
      '<use href="/s.svg#a"></use><use href="/s.svg#b"></use><use href="#c"></use><img loading="lazy" src="/x.png">',
    's.svg': '123456',
  });
  expect((await measurePage(dir, 'index.html')).other).toBe(6);
});

test('throws for a request to another host', async () => {
  const dir = await temporaryFolder({ 'index.html': '<script src="https://cdn.example.com/a.js"></script>' });
  await expect(measurePage(dir, 'index.html')).rejects.toThrow('requests another host: https://cdn.example.com/a.js');
});

test('throws for a missing file', async () => {
  const dir = await temporaryFolder({ 'index.html': '<link rel="stylesheet" href="/gone.css">' });
  await expect(measurePage(dir, 'index.html')).rejects.toThrow('requests /gone.css, which is not in the build');
});
