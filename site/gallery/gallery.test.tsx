import { expect, test } from 'vitest';
import { meta } from './gallery.tsx';

test('a build that has the gallery keeps it out of sitemap and search', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' });
});
