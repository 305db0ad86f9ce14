import { expect, test } from 'vitest';
import { meta } from './gallery.tsx';

test('search engines do not index the gallery', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' });
});
