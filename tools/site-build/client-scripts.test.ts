import { expect, test } from 'vitest';
import { packagesOf } from './client-scripts.ts';

test('names the package of each module once, scoped and nested ones too', () => {
  expect(
    packagesOf([
      '/here/site/client/shell.entry.ts',
      '/here/node_modules/embla-carousel/esm/index.js',
      '/here/node_modules/embla-carousel/esm/other.js',
      '/here/node_modules/@zag-js/toast/index.js',
      '/here/node_modules/react-router/node_modules/cookie/index.js',
    ]),
  ).toEqual(['@zag-js/toast', 'cookie', 'embla-carousel']);
});
