import { expect, test } from 'vitest';
import { findHardCodedAddresses } from './hard-coded-addresses.ts';

const pages = ['/', '/about', '/work/pos-plus'];
const found = (text: string) => findHardCodedAddresses('page.tsx', text, pages);

test.each([
  ["const a = '/about';", ['/about']],
  ["const a = '/about#story';", ['/about#story']],
  ["const a = '/#contact';", ['/#contact']],
  ['const a = <a href="/work/pos-plus" />;', ['/work/pos-plus']],
  [`const a = \`/work/\${slug}\`;`, ['/work/']],
  [`const a = \`/?project=\${project}\`;`, ['/?project=']],
])('finds the address in: %s', (text, expected) => expect(found(text)).toEqual(expected));

test.each([
  "const a = '/';",
  "const a = '/about.css';",
  "const a = '/work/';",
  '/** The page `/about`. */ const a = 1;',
  `const a = \`\${about.href}#story\`;`,
])('finds no address in: %s', (text) => expect(found(text)).toEqual([]));
