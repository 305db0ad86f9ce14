import { expect, test } from 'vitest';
import { courses } from '#content';
import { brochureSize } from './course-links.tsx';

test('gives a size in whole kilobytes where a brochure was made, and nothing where none was', () => {
  for (const { slug } of courses) expect(brochureSize(slug) ?? '1 KB').toMatch(/^[1-9]\d* KB$/);
  expect(brochureSize('no-such-course')).toBeUndefined();
});
