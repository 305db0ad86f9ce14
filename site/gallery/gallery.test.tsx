import { expect, test } from 'vitest';
import { meta } from './gallery.tsx';

test('is not indexed by search engines', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' });
});
