import { expect, test } from 'vitest';
import { findWrittenAddresses } from './written-addresses.ts';

const pages = ['/', '/about', '/work/pos-plus'];
const found = (text: string) => findWrittenAddresses('page.tsx', text, pages);

test.each([
  ["const a = '/about';", ['/about']],
  ["const a = '/about#story';", ['/about#story']],
  ["const a = '/#contact';", ['/#contact']],
  ['const a = <a href="/work/pos-plus" />;', ['/work/pos-plus']],
  [`const a = \`/work/\${slug}\`;`, ['/work/']],
  [`const a = \`/?project=\${project}\`;`, ['/?project=']],
])('%s writes an address', (text, expected) => expect(found(text)).toEqual(expected));

test.each([
  "const a = '/';",
  "const a = '/about.css';",
  "const a = '/work/';",
  '/** Stands at `/about`. */ const a = 1;',
  `const a = \`\${about.href}#story\`;`,
])('%s does not', (text) => expect(found(text)).toEqual([]));
